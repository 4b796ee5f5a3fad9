/** Real: Postgres, and migrations that only this test has. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { parseEnvironment } from '../../../src/platform/config/config.js';
import { createIndexConcurrently } from '../../../src/platform/database/migration-steps.js';
import { migrate } from '../../../src/platform/database/migrate.js';
import { asAdmin, freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { rowsOf } from '../../support/sql.js';
import { until } from '../../support/wait.js';

let database: TestDatabase;
let lines: string[];
const clients: Client[] = [];
beforeEach(async () => {
  database = await freshDatabase();
  lines = [];
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()));
  await database.drop();
});

const rows = <Row extends object>(sql: string) => rowsOf<Row>({ database }, sql);
const say = (line: string): void => void lines.push(line);

async function connect(options: { lock_timeout?: number } = {}): Promise<Client> {
  const client = new Client({ connectionString: database.url, ...options });
  client.on('error', () => undefined); // one test ends a connection
  await client.connect();
  clients.push(client);
  return client;
}

/** A transaction that has read `users` and goes on, like that of pg_dump. */
async function longReader(): Promise<Client> {
  const reader = await connect();
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM users');
  return reader;
}

class LockTimeout1764300000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE seen AS SELECT current_setting('lock_timeout') AS value`);
  }
  down = () => Promise.resolve();
}

it('a migration waits for a lock for a shorter time than those who wait behind it', async () => {
  const { DATABASE_LOCK_MILLIS, MIGRATE_LOCK_MILLIS } = parseEnvironment({});
  expect(MIGRATE_LOCK_MILLIS).toBeLessThan(DATABASE_LOCK_MILLIS);
  await migrate(database.url, { steps: [LockTimeout1764300000001], MIGRATE_LOCK_MILLIS });
  expect(await rows('SELECT value FROM seen')).toEqual([{ value: '2s' }]);
});

class TwoSteps1764300000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE first_step (id integer)');
    await runner.query('ALTER TABLE users ADD COLUMN second_step integer');
  }
  down = () => Promise.resolve();
}

const STEPS_DONE = `SELECT to_regclass('first_step') IS NOT NULL AS first, EXISTS (
  SELECT FROM information_schema.columns WHERE column_name = 'second_step') AS second`;
const WAITING = `SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'ALTER TABLE users%'`;

describe('while a transaction has been reading a table for long', () => {
  it('a migration of the table is tried again until it ends, and other readers do not fail', async () => {
    const reader = await longReader();
    const other = await connect({ lock_timeout: parseEnvironment({}).DATABASE_LOCK_MILLIS });
    const migrating = migrate(database.url, {
      steps: [TwoSteps1764300000002],
      MIGRATE_LOCK_MILLIS: 200,
      say,
    });
    await until('the migration waits', async () => (await rows(WAITING)).length > 0);
    await other.query('SELECT count(*) FROM users'); // waits behind the migration, and then gets its answer
    await until('a second try', () => lines.some((line) => / in 1 s$/.test(line)));
    expect(await rows(STEPS_DONE)).toEqual([{ first: false, second: false }]);
    await reader.query('COMMIT');
    await migrating;
    expect(await rows(STEPS_DONE)).toEqual([{ first: true, second: true }]);
    expect(lines).toContain('Migration TwoSteps1764300000002 has been executed successfully.');
  });

  it('a migration fails in the end, says who is in its way, and changes nothing', async () => {
    const reader = await longReader();
    const { rows: own } = await reader.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const migrating = migrate(database.url, {
      steps: [TwoSteps1764300000002],
      MIGRATE_LOCK_MILLIS: 100,
      MIGRATE_SECONDS: 0,
    });
    await expect(migrating).rejects.toThrow(
      new RegExp(`^A migration needs a table .* \\(process ${own[0]!.pid} .*changed nothing`),
    );
    expect(await rows(STEPS_DONE)).toEqual([{ first: false, second: false }]);
  });
});

it('a migration whose process dies leaves nothing, and the next one does it all', async () => {
  const reader = await longReader();
  const killed = migrate(database.url, {
    steps: [TwoSteps1764300000002],
    MIGRATE_LOCK_MILLIS: 60_000,
  });
  await until('it waits for the table', async () => (await rows(WAITING)).length > 0);
  const dies = expect(killed).rejects.toThrow(/terminat/);
  await asAdmin(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'bummerl' AND datname = current_database()`,
    database.url,
  );
  await dies;
  expect(await rows(STEPS_DONE)).toEqual([{ first: false, second: false }]);
  await reader.query('COMMIT');
  await migrate(database.url, { steps: [TwoSteps1764300000002] });
  expect(await rows(STEPS_DONE)).toEqual([{ first: true, second: true }]);
});

const ASKING = `SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'bummerl' AND query LIKE '%advisory_lock%'`;
const VALID = `SELECT indisvalid FROM pg_index WHERE indexrelid = 'users_created'::regclass`;

/** Processes that migrate, each beside the one before. */
const others: Promise<void>[] = [];

class Concurrently1764300000003 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    others.push(migrate(database.url, { steps: [Concurrently1764300000003], say }));
    await until('another process waits', async () => (await rows(ASKING)).length > 0);
    await createIndexConcurrently(runner, 'users_created', 'ON users (created_at)');
  }
  down = () => Promise.resolve();
}

describe('an index is made concurrently', () => {
  beforeEach(() => void others.splice(0));

  it('while another process waits to migrate, which finds nothing to do', async () => {
    await migrate(database.url, { steps: [Concurrently1764300000003] });
    await Promise.all(others);
    expect(others).toHaveLength(1);
    expect(lines).toEqual(['Another process migrates: waiting for it']);
    expect(await rows(VALID)).toEqual([{ indisvalid: true }]);
  });

  it('in place of an invalid one, which an interrupted migration has left behind', async () => {
    await rows('CREATE INDEX users_created ON users (created_at)');
    await rows(
      `UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'users_created'::regclass`,
    );
    await migrate(database.url, { steps: [Concurrently1764300000003] });
    await Promise.all(others);
    expect(await rows(VALID)).toEqual([{ indisvalid: true }]);
  });

  it('however long a transaction has been open, and waits for its end', async () => {
    const reader = await longReader();
    const migrating = migrate(database.url, {
      steps: [Concurrently1764300000003],
      MIGRATE_LOCK_MILLIS: 100,
    });
    const waits = `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'CREATE INDEX%' AND query_start < clock_timestamp() - interval '300 ms'`;
    await until(
      'the index waits longer than a lock may take',
      async () => (await rows(waits)).length > 0,
    );
    await reader.query('COMMIT');
    await migrating;
    await Promise.all(others);
    expect(await rows(VALID)).toEqual([{ indisvalid: true }]);
  });
});
