import type { ClientConfig } from 'pg';
import type { Config } from '../config/config.js';

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
