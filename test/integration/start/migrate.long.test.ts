/** Real: the built programs `migrate`, api and worker, and databases in their Postgres. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { asAdmin, freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { rowsOf } from '../../support/sql.js';

const SECRET = 'x'.repeat(48);

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
  await asAdmin('DROP SCHEMA public CASCADE; CREATE SCHEMA public', database.url);
  await asAdmin('DROP SCHEMA bullmq CASCADE', database.url);
});
afterEach(() => database.drop());

async function run(program: string) {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: database.url,
    JWT_SECRET: SECRET,
    PORT: '0',
    LOG_FORMAT: 'pretty',
    MIGRATE: 'never',
  };
  const child = spawn(process.execPath, [`dist/${program}.main.js`], { env });
  const [out, err] = [text(child.stdout), text(child.stderr)];
  const [status] = (await once(child, 'exit')) as [number];
  return { status, out: await out, err: await err };
}

it('api and worker refuse a schema that is too old with one line; the command migrates it, twice without harm', async () => {
  const refusal =
    /^The schema of the database is too old for this release: Initial\d+ has not run\. Run `npm run migrate` .*\n$/;
  for (const program of ['api', 'worker']) {
    const { status, err } = await run(program);
    expect(err).toMatch(refusal);
    expect(status).toBe(1);
  }
  const first = await run('migrate');
  expect(first).toMatchObject({ status: 0, err: '' });
  expect(first.out).toMatch(
    /^Migrations to run: Initial1764200000000, .*\nMigration Initial1764200000000 has been executed successfully\.\n/,
  );
  const tables = `SELECT to_regclass('matches') AS ours, to_regclass('bullmq.job') AS queues`;
  expect(await rowsOf({ database }, tables)).toEqual([{ ours: 'matches', queues: 'bullmq.job' }]);
  expect(await run('migrate')).toEqual({ status: 0, err: '', out: 'The schema is up to date\n' });
});

it('api and worker refuse a schema that is too new', async () => {
  await run('migrate');
  await asAdmin('UPDATE schema_compatibility SET oldest_level = 9000000000000', database.url);
  for (const program of ['api', 'worker', 'migrate']) {
    const { status, err } = await run(program);
    expect(err).toMatch(/^The schema of the database is too new for this release: .*\n$/);
    expect(status).toBe(1);
  }
});
