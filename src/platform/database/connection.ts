import { types } from 'node:util';
import pg from 'pg';
import type { ClientConfig, PoolClient, PoolConfig } from 'pg';
import type { Config } from '../config/config.js';
import { OutageLog } from '../logging/throttled-log.js';
import { DatabaseBusyError } from './unavailable.js';

/** The settings that bound what a service asks of its database. */
export type DatabaseTimes = Pick<
  Config,
  | 'DATABASE_WAIT_MILLIS'
  | 'DATABASE_STATEMENT_MILLIS'
  | 'DATABASE_LOCK_MILLIS'
  | 'DATABASE_IDLE_MILLIS'
>;

/** How much later than Postgres itself the client gives up: only where Postgres does not answer at all. */
const GRACE_MILLIS = 2_000;

/** A line that fell silent is noticed in seconds, not hours. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * How long a service's connection waits for what. Long work (migrations, the rebuild of ratings) connects
 * without: it may take as long as it takes.
 */
export function boundedTimes(times: DatabaseTimes): ClientConfig {
  const statement = times.DATABASE_STATEMENT_MILLIS;
  return {
    ...KEEP_ALIVE,
    connectionTimeoutMillis: times.DATABASE_WAIT_MILLIS,
    statement_timeout: statement,
    lock_timeout: times.DATABASE_LOCK_MILLIS,
    idle_in_transaction_session_timeout: times.DATABASE_IDLE_MILLIS,
    ...(statement > 0 && { query_timeout: statement + GRACE_MILLIS }),
  };
}

/** pg's own, for a connection whose loss its owner handles. */
export { Client as BareClient } from 'pg';

const outage = new OutageLog('connections to Postgres are lost');

/** What pg says of a statement that got no answer in time. */
const NO_ANSWER = 'Query read timeout';

/**
 * A connection whose loss ends no process. pg tells it by the event `error`, also in the moments between
 * two owners when nobody listens, and Node would make an uncaught exception of it. Whoever has the
 * connection learns of its loss by the next statement.
 */
export class DatabaseClient extends pg.Client {
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event !== 'error') return super.emit(event, ...args);
    outage.note(args[0]);
    return this.listenerCount('error') > 0 && super.emit(event, ...args);
  }

  /** As pg's own, in all its forms; `never` is a type that agrees with each of them. */
  override query(...args: unknown[]): never {
    const query = super.query.bind(this) as (...args: unknown[]) => unknown;
    const result = query(...args);
    if (types.isPromise(result)) result.catch((error: unknown) => this.leaveIfSilent(error));
    return result as never;
  }

  /** A connection with a statement under way, or its transaction open, is of no more use to anybody. */
  private leaveIfSilent(error: unknown): void {
    if ((error as Error).message === NO_ANSWER) void this.end();
  }
}

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: unknown) => void,
) => void;

export interface BoundedPoolConfig extends PoolConfig {
  /** How many may wait for a connection; who comes after them is refused at once. */
  readonly mostWaiting?: number;
}

/** A pool of our {@link DatabaseClient}s with a bounded queue before it. */
export class Pool extends pg.Pool {
  private readonly mostWaiting: number;

  constructor({ mostWaiting = Infinity, ...config }: BoundedPoolConfig) {
    super({ ...config, Client: DatabaseClient });
    this.mostWaiting = mostWaiting;
    this.on('error', () => undefined); // the client has told it
    this.on('release', (_error, client) => leaveIfOpen(client));
  }

  /** As pg's own, in both its forms; `never` is a type that agrees with each of them. */
  override connect(connected?: Connected): never {
    const connect = super.connect.bind(this) as (connected?: Connected) => unknown;
    const isFull = this.waitingCount >= this.mostWaiting;
    return (isFull ? refuse(connected) : connect(connected)) as never;
  }
}

function refuse(connected?: Connected): Promise<never> | void {
  const error = new DatabaseBusyError('too many wait for a connection already');
  if (!connected) return Promise.reject(error);
  connected(error, undefined, () => undefined);
}

/** Nobody else must go on in a transaction whose end could not be said. */
function leaveIfOpen(client: PoolClient): void {
  const status = client.getTransactionStatus();
  if (status === 'T' || status === 'E') void (client as unknown as DatabaseClient).end();
}
