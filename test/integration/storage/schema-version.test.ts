/** Real: Postgres with the schemas of this release, of an older and of a newer one. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrate } from '../../../src/platform/database/migrate.js';
import { refuseBefore } from '../../../src/platform/database/migration-steps.js';
import { checkSchema, MIGRATIONS } from '../../../src/platform/database/schema-version.js';
import { asAdmin, freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

const sql = (text: string) => asAdmin(text, database.url);

class Expands2000000000000 implements MigrationInterface {
  up = (runner: QueryRunner) => runner.query('CREATE TABLE added (id integer)') as Promise<void>;
  down = () => Promise.resolve();
}

class Contracts2000000000001 implements MigrationInterface {
  up = (runner: QueryRunner) => refuseBefore(runner, 2_000_000_000_000);
  down = () => Promise.resolve();
}

it('a release runs on its own schema', async () => {
  await expect(checkSchema(database.url)).resolves.toBeUndefined();
});

it('a release refuses a schema that lacks one of its migrations, and an empty database', async () => {
  const last = MIGRATIONS.at(-1)!.name;
  await sql(`DELETE FROM migrations WHERE name = '${last}'`);
  const tooOld = (name: string) =>
    new RegExp(`^The schema .* too old .* ${name} has not run. Run \`npm run migrate\`.*$`);
  await expect(checkSchema(database.url)).rejects.toThrow(tooOld(last));
  await sql('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await expect(checkSchema(database.url)).rejects.toThrow(tooOld(MIGRATIONS[0]!.name));
});

it('a release runs on a newer schema that only adds', async () => {
  await migrate(database.url, { steps: [...MIGRATIONS, Expands2000000000000] });
  await expect(checkSchema(database.url)).resolves.toBeUndefined();
  await expect(migrate(database.url)).resolves.toBeUndefined();
});

it('a release refuses a newer schema that no longer has what it uses, and does not migrate it', async () => {
  await migrate(database.url, {
    steps: [...MIGRATIONS, Expands2000000000000, Contracts2000000000001],
  });
  const tooNew =
    /^The schema .* too new .* needs migration 2000000000000, .*start a newer release$/;
  await expect(checkSchema(database.url)).rejects.toThrow(tooNew);
  await expect(migrate(database.url)).rejects.toThrow(tooNew);
  // The release that stopped using it runs on.
  const steps = [...MIGRATIONS, Expands2000000000000];
  await expect(migrate(database.url, { steps })).resolves.toBeUndefined();
});
