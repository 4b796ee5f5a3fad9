import type { PostgresConnection } from 'bullmq';
import { boundedTimes, DatabaseClient } from '../database/connection.js';
import type { BareClient, DatabaseTimes } from '../database/connection.js';
import { connectionTo } from '../database/servers.js';
import { Pool } from '../database/pool.js';
import { SharedConnection } from '../database/shared-connection.js';
import type { Config } from '../config/config.js';

export type PostgresQueueConfig = Pick<Config, 'DATABASE_URL'> & DatabaseTimes;

type BullPool = PostgresConnection['pool'];

/** The schema that holds BullMQ's tables. */
export const SCHEMA = 'bullmq';

/** Connections for all queues, or all workers, of a process. The workers have one more, which listens. */
const CONNECTIONS = 4;

const optionsOf = (config: PostgresQueueConfig) => {
  const { session, ...times } = boundedTimes(config);
  return {
    ...times,
    ...connectionTo(config.DATABASE_URL),
    session: { ...session, search_path: SCHEMA },
  };
};

/** Sends the statements of all listening workers on one connection, one after the other. */
class SharedClient extends DatabaseClient {
  private last: Promise<unknown> = Promise.resolve();

  override query(...args: unknown[]): never {
    const query = super.query.bind(this) as (...args: unknown[]) => Promise<unknown>;
    const done = this.last.then(() => query(...args));
    this.last = done.catch(() => undefined);
    return done as never;
  }
}

/**
 * The one connection on which all workers of a process learn of jobs. Postgres wakes every listening connection for
 * each job, whatever its queue, so one is enough.
 */
const listenerOf = (config: PostgresQueueConfig): SharedConnection =>
  new SharedConnection(() => {
    const client: BareClient = new SharedClient(optionsOf(config));
    client.setMaxListeners(0); // each worker listens for its events
    return client;
  });

/** The connections to Postgres that queues or workers share. They end when the last user leaves. */
export class QueueConnections {
  readonly listener: SharedConnection;
  private readonly pool: Pool;
  private users = 0;

  constructor(config: PostgresQueueConfig) {
    this.pool = new Pool({ ...optionsOf(config), max: CONNECTIONS });
    this.listener = listenerOf(config);
  }

  join(): this {
    this.users++;
    return this;
  }

  async leave(): Promise<void> {
    this.users--;
    if (this.users === 0) await Promise.all([this.listener.end(), this.pool.end()]);
  }

  hasEnded(): boolean {
    return this.pool.ending;
  }

  /**
   * The pool in the form that BullMQ takes. It registers no listeners: the client reports an error of a connection
   * itself, once.
   */
  forBull(): BullPool {
    const { pool } = this;
    const given = {
      options: { keepAlive: true },
      query: (text: string, values?: readonly unknown[]) => pool.query(text, values && [...values]),
      connect: () => pool.connect(),
      end: () => Promise.resolve(),
      on: () => given,
      removeAllListeners: () => given,
    };
    return given as BullPool;
  }
}
