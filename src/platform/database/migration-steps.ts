/** What migrations are made of besides their own SQL. */
import type { QueryRunner } from 'typeorm';

const INVALID = `SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid`;

/** Sets no limit; the answer is the limit before. */
const NO_LIMIT = `
  SELECT before.limit, set_config('lock_timeout', '0', false)
  FROM (SELECT current_setting('lock_timeout') AS limit OFFSET 0) AS before`;

/**
 * Makes an index while others write, in a migration with `transaction = false`. It waits for as long as it must, because
 * nobody waits behind it. An interrupted attempt leaves an invalid index behind, which is dropped first.
 *
 * @param definition what follows the name: `ON matches (created_at)`
 */
export async function createIndexConcurrently(
  runner: QueryRunner,
  name: string,
  definition: string,
  kind: 'INDEX' | 'UNIQUE INDEX' = 'INDEX',
): Promise<void> {
  const [{ limit }] = (await runner.query(NO_LIMIT)) as [{ limit: string }];
  try {
    const invalid = (await runner.query(INVALID, [name])) as unknown[];
    if (invalid.length > 0) await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await runner.query(`CREATE ${kind} CONCURRENTLY IF NOT EXISTS ${name} ${definition}`);
  } finally {
    await runner.query(`SET lock_timeout = '${limit}'`);
  }
}

/**
 * Says that releases whose last migration is older than `level` cannot run on the schema any more. Every migration that
 * drops or changes something that a release uses calls it.
 *
 * @param level the time of the last migration of the release that stopped using it
 */
export async function refuseBefore(runner: QueryRunner, level: number): Promise<void> {
  const sql = `UPDATE schema_compatibility SET oldest_level = greatest(oldest_level, $1)`;
  await runner.query(sql, [level]);
}
