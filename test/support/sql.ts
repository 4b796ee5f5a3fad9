import { Pool } from 'pg';
import type { QueryResultRow } from 'pg';
import type { Hint } from '../../src/platform/live/live-bus.js';
import { fromGlobalId } from '../../src/platform/api/ids.js';
import type { TestClient } from './client.js';
import type { TestDatabase } from './postgres.js';
import type { TestService } from './service.js';
import { until } from './wait.js';

const pools = new WeakMap<TestDatabase, Pool>();

function poolOf(database: TestDatabase): Pool {
  const existing = pools.get(database);
  if (existing) return existing;
  const pool = new Pool({ connectionString: database.url, max: 2, allowExitOnIdle: true });
  // The database is dropped while the pool is still open.
  pool.on('error', () => undefined);
  pools.set(database, pool);
  return pool;
}

/** Rows from a service's database, over connections of the test's own. */
export async function rowsOf<R>(
  { database }: Pick<TestService, 'database'>,
  text: string,
  values: readonly unknown[] = [],
): Promise<R[]> {
  const { rows } = await poolOf(database).query<R & QueryResultRow>(text, [...values]);
  return rows;
}

/**
 * Waits until the outbox is empty, so that everything that follows from the earlier calls is done.
 */
export async function untilOutboxEmpty(service: Pick<TestService, 'database'>): Promise<void> {
  await until('an empty outbox', async () => {
    return (await rowsOf(service, 'SELECT FROM outbox')).length === 0;
  });
}

/** Sends a hint to all processes of a service without a Redis, as another process would. */
export async function sendHint(service: Pick<TestService, 'database'>, hint: Hint): Promise<void> {
  const text = JSON.stringify({ from: 'a test', hints: [hint] });
  await rowsOf(service, `SELECT pg_notify('bummerl_live', $1)`, [text]);
}

/** Gives a user an address in lower case, without a verification e-mail. */
export async function giveAddress(
  service: Pick<TestService, 'database'>,
  { username }: Pick<TestClient, 'username'>,
  address: string,
  isVerified = true,
): Promise<void> {
  const sql = `UPDATE users SET email = $2, email_key = $2,
    email_verified_at = CASE WHEN $3 THEN now() END WHERE username = $1`;
  await rowsOf(service, sql, [username, address, isVerified]);
}

/** Queries rows, as {@link rowsOf} does for a service. */
export type Ask = <R>(text: string, values: readonly unknown[]) => Promise<R[]>;

/** Several queries on one snapshot of a service's database. */
export async function atOneMoment<T>(
  { database }: Pick<TestService, 'database'>,
  work: (ask: Ask) => Promise<T>,
): Promise<T> {
  const client = await poolOf(database).connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const found = await work(
      async <R>(text: string, values: readonly unknown[]) =>
        (await client.query<R & QueryResultRow>(text, [...values])).rows,
    );
    await client.query('COMMIT');
    return found;
  } finally {
    client.release(true);
  }
}

/** The row's id in a global id. */
export function rowId(globalId: string): string {
  return fromGlobalId(globalId)!.id;
}
