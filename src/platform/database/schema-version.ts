import type { MigrationInterface, QueryRunner } from 'typeorm';
import { StartupError } from '../config/config.js';
import { withoutEntities } from './data-source.js';
import * as migrations from './migrations/index.js';

export type MigrationClass = new () => MigrationInterface;

/** The time in a migration's name, in milliseconds. */
const timeOf = (name: string): number => Number(/\d{13}$/.exec(name)![0]);

/** The migrations of this release, in the order of their times; a module's own order is that of their names. */
export const MIGRATIONS: readonly MigrationClass[] = Object.values(migrations).sort(
  (one, other) => timeOf(one.name) - timeOf(other.name),
);

/** The level of a release: the time of its last migration. */
const levelOf = (steps: readonly MigrationClass[]): number =>
  Math.max(...steps.map(({ name }) => timeOf(name)));

/** Whether the tables exist; the release before `schema_compatibility` has only the first. */
const TABLES = `SELECT to_regclass('migrations') IS NOT NULL AS "hasMigrations",
  to_regclass('schema_compatibility') IS NOT NULL AS "hasLevel"`;

const DONE = 'SELECT name FROM migrations';

interface Tables {
  readonly hasMigrations: boolean;
  readonly hasLevel: boolean;
}

async function tablesIn(runner: QueryRunner): Promise<Tables> {
  return ((await runner.query(TABLES)) as [Tables])[0];
}

/** @throws StartupError if the schema no longer has what a release with these migrations uses */
export async function assertNotTooNew(
  runner: QueryRunner,
  steps: readonly MigrationClass[] = MIGRATIONS,
): Promise<void> {
  if (!(await tablesIn(runner)).hasLevel) return;
  const sql = 'SELECT oldest_level AS oldest FROM schema_compatibility';
  const [row] = (await runner.query(sql)) as [{ oldest: string }];
  const level = levelOf(steps);
  if (Number(row.oldest) <= level) return;
  throw new StartupError(
    `The schema of the database is too new for this release: it needs migration ${row.oldest}, and the last one known here is ${level}; start a newer release`,
  );
}

/** @throws StartupError if a migration of this release has not run */
async function assertNotTooOld(runner: QueryRunner): Promise<void> {
  const { hasMigrations } = await tablesIn(runner);
  const rows = hasMigrations ? ((await runner.query(DONE)) as { name: string }[]) : [];
  const done = new Set(rows.map(({ name }) => name));
  const missing = MIGRATIONS.filter(({ name }) => !done.has(name));
  if (missing.length === 0) return;
  throw new StartupError(
    `The schema of the database is too old for this release: ${missing[0]!.name} has not run. Run \`npm run migrate\` (in the image: node dist/migrate.main.js), then start again`,
  );
}

/**
 * Checks that this release can run on the schema of a database. A schema with migrations that it does not know is
 * allowed if they only add: that is how the last release runs beside the next one.
 *
 * @throws StartupError if the schema is too old or too new
 */
export async function checkSchema(databaseUrl: string): Promise<void> {
  const source = await withoutEntities(databaseUrl, 1).initialize();
  const runner = source.createQueryRunner();
  try {
    await assertNotTooNew(runner);
    await assertNotTooOld(runner);
  } finally {
    await runner.release();
    await source.destroy();
  }
}
