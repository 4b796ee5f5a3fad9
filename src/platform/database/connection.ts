import { types } from 'node:util';
import pg from 'pg';
import type { ClientConfig, QueryResult } from 'pg';
import type { Config } from '../config/config.js';
import { OutageLog } from '../logging/throttled-log.js';

/** The settings that limit how long the service waits for its database. */
export type DatabaseTimes = Pick<
  Config,
  | 'DATABASE_WAIT_MILLIS'
  | 'DATABASE_STATEMENT_MILLIS'
  | 'DATABASE_LOCK_MILLIS'
  | 'DATABASE_IDLE_MILLIS'
>;

/** The client gives up this much later than Postgres does. It matters only if Postgres does not answer at all. */
const GRACE_MILLIS = 2_000;

/** A connection that no longer answers is noticed in seconds, not hours. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * The limits of a service's connection. Long work (migrations, the rebuild of ratings) connects without them, because
 * it may take any time.
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

/** pg's own client. Its user must handle the loss of the connection. */
export { Client as BareClient } from 'pg';

const outage = new OutageLog('connections to Postgres are lost');

/** pg's message for a statement that got no answer in time. */
const NO_ANSWER = 'Query read timeout';

/**
 * A client that survives the loss of its connection without ending the process. pg reports a loss by the event `error`.
 * Between two users of the connection nobody listens for it, and Node would throw an uncaught exception. The next user
 * notices the loss at the next statement.
 */
export class DatabaseClient extends pg.Client {
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event !== 'error') return super.emit(event, ...args);
    outage.note(args[0]);
    return this.listenerCount('error') > 0 && super.emit(event, ...args);
  }

  /** Has the overloads of pg's own method; `never` fits the return type of each. */
  override query(...args: unknown[]): never {
    const query = super.query.bind(this) as (...args: unknown[]) => unknown;
    const answer = query(...args);
    if (!types.isPromise(answer)) return answer as never;
    return this.checked(args[0], answer as Promise<QueryResult>) as never;
  }

  private async checked(text: unknown, answer: Promise<QueryResult>): Promise<QueryResult> {
    try {
      const result = await answer;
      // Postgres answers so, without an error, if a statement of the transaction has failed.
      if (text === 'COMMIT' && result?.command === 'ROLLBACK') throw new Error('rolled back');
      return result;
    } catch (error) {
      // The statement still runs, or its transaction is open: nobody can use this connection.
      if ((error as Error).message === NO_ANSWER) void this.end();
      throw error;
    }
  }
}
