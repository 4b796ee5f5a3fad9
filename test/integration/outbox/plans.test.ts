/** Real: Postgres, which plans the statements of the outbox while it believes that the table is empty. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { until } from '../../support/wait.js';
import { EventProcess, configFor } from '../queue/event-process.js';

const WAITING = 10_000;
const BATCH = 500;
/** Each row of a batch may be compared with those of the batch that came before; all rows with all would be 100 million. */
const MOST_READ = (BATCH * BATCH) / 2 + 10 * BATCH;

const FILL = `INSERT INTO outbox (subject, events, offer_at)
  SELECT md5((n % $1)::text)::uuid, '[]', now() - interval '1 hour' + n * interval '1 ms' FROM generate_series(1, ${WAITING}) n`;

/** What Postgres may know of an empty table. */
const KNOWN = {
  'that it was never looked at': [],
  'that it is empty': ['VACUUM ANALYZE outbox'],
  'that all of its pages are empty': [
    `INSERT INTO outbox (events) SELECT '[]' FROM generate_series(1, ${WAITING})`,
    'DELETE FROM outbox WHERE id < (SELECT max(id) FROM outbox)',
    'VACUUM ANALYZE outbox',
    'DELETE FROM outbox',
    'VACUUM ANALYZE outbox',
  ],
};

describe.each(Object.entries(KNOWN))('while Postgres knows %s', (_, texts) => {
  let database: TestDatabase;
  let client: Client;

  beforeEach(async () => {
    database = await freshDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query('ALTER TABLE outbox SET (autovacuum_enabled = off)');
    for (const text of texts) await client.query(text);
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });

  async function readSoFar(): Promise<number> {
    const { rows } = await client.query<{ count: number }>(
      `SELECT seq_tup_read::integer + (SELECT sum(idx_tup_read)::integer FROM pg_stat_user_indexes
         WHERE relname = 'outbox') AS count FROM pg_stat_user_tables WHERE relname = 'outbox'`,
    );
    return rows[0]!.count;
  }

  async function hasOthers(): Promise<boolean> {
    const { rows } = await client.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
         AND backend_type = 'client backend'`,
    );
    return rows.length > 0;
  }

  /** How many rows a lease reads whose statement was planned before rows were waiting. */
  async function readByLease(subjects: number): Promise<number> {
    const url = new URL(database.url);
    url.searchParams.set('options', '-c plan_cache_mode=force_generic_plan');
    const process = await EventProcess.open(configFor(url.href, null));
    let before: number;
    try {
      await process.rows.lease([]);
      await client.query(FILL, [subjects]);
      await client.query('SELECT pg_stat_force_next_flush()');
      before = await readSoFar();
      await process.rows.lease([]);
    } finally {
      await process.close();
    }
    // A connection that has ended has told what it has read.
    await until('the connections to end', async () => !(await hasOthers()));
    return (await readSoFar()) - before;
  }

  it.each([4, WAITING])('a lease reads a batch and its subjects, of %i subjects', async (count) => {
    const read = await readByLease(count);
    expect(read).toBeGreaterThanOrEqual(BATCH);
    expect(read).toBeLessThan(MOST_READ);
  });
});
