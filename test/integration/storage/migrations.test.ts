/** Real: Postgres, and migrations that only this test has. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrate } from '../../../src/platform/database/data-source.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { rowsOf } from '../../support/sql.js';
import { until } from '../../support/wait.js';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

const rows = <Row extends object>(sql: string) => rowsOf<Row>({ database }, sql);

class LockTimeout1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE seen AS SELECT current_setting('lock_timeout') AS value`);
  }
  down = () => Promise.resolve();
}

it('a migration waits for a lock for seconds only', async () => {
  await migrate(database.url, [LockTimeout1764300000000]);
  expect(await rows('SELECT value FROM seen')).toEqual([{ value: '5s' }]);
});

const ASKING = `SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'bummerl' AND query LIKE '%advisory_lock%'`;

/** Processes that migrate, each beside the one before. */
const others: Promise<void>[] = [];

class Concurrently1764300000001 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    others.push(migrate(database.url, [Concurrently1764300000001]));
    await until('another process waits', async () => (await rows(ASKING)).length > 1);
    await runner.query('CREATE INDEX CONCURRENTLY users_created ON users (created_at)');
  }
  down = () => Promise.resolve();
}

it('an index is made concurrently while another process waits to migrate, which finds nothing to do', async () => {
  await migrate(database.url, [Concurrently1764300000001]);
  await Promise.all(others);
  expect(others).toHaveLength(1);
  const valid = `SELECT indisvalid FROM pg_index WHERE indexrelid = 'users_created'::regclass`;
  expect(await rows(valid)).toEqual([{ indisvalid: true }]);
});
