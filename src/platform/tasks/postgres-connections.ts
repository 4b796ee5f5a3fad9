import { EventEmitter } from 'node:events';
import type { PostgresConnection } from 'bullmq';
import { boundedTimes, DatabaseClient, Pool } from '../database/connection.js';
import type { BareClient, DatabaseTimes } from '../database/connection.js';
import type { Config } from '../config/config.js';

export type PostgresQueueConfig = Pick<Config, 'DATABASE_URL'> & DatabaseTimes;

type BullPool = PostgresConnection['pool'];

/** The schema that holds BullMQ's tables. */
export const SCHEMA = 'bullmq';

/** At once at work for all queues, or all workers, of a process; one more listens for the workers. */
const CONNECTIONS = 4;

const optionsOf = (config: PostgresQueueConfig) => ({
  connectionString: config.DATABASE_URL,
  options: `-c search_path=${SCHEMA}`,
  ...boundedTimes(config),
});

/** All who listen send their statements by one connection, which takes the next when the last is done. */
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
 * The one connection by which all workers of a process hear of jobs: Postgres wakes each that listens for
 * each job, whatever its queue. When it is lost, `lost` is told, and who next needs it opens another.
 */
class Listener extends EventEmitter<{ lost: [] }> {
  private opened: Promise<BareClient> | null = null;
  private ended = false;

  constructor(private readonly config: PostgresQueueConfig) {
    super();
    this.setMaxListeners(0);
  }

  client(): Promise<BareClient> {
    if (this.ended) return Promise.reject(new Error('nobody listens any more'));
    return (this.opened ??= this.open());
  }

  async end(): Promise<void> {
    this.ended = true;
    const client = await this.opened?.catch(() => null);
    await client?.end();
  }

  private async open(): Promise<BareClient> {
    const client: BareClient = new SharedClient(optionsOf(this.config));
    client.setMaxListeners(0); // each worker waits on it
    try {
      await client.connect();
    } catch (error) {
      this.opened = null;
      void client.end().catch(() => undefined);
      throw error;
    }
    client.once('end', () => {
      this.opened = null;
      this.emit('lost');
    });
    return client;
  }
}

/** The connections to Postgres that queues or workers share; they end with the last that has joined. */
export class QueueConnections {
  readonly listener: Listener;
  private readonly pool: Pool;
  private users = 0;

  constructor(config: PostgresQueueConfig) {
    this.pool = new Pool({ ...optionsOf(config), max: CONNECTIONS });
    this.listener = new Listener(config);
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

  /** The pool as BullMQ is given it: what befalls a connection there the client itself tells, once. */
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
