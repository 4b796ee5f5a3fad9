import { setTimeout } from 'node:timers/promises';
import { DataSource, getMetadataArgsStorage } from 'typeorm';
import type { DataSourceOptions, MigrationInterface, QueryRunner } from 'typeorm';
import type { Config } from '../config/config.js';
import { Database } from './database.js';
import { ColumnNames } from './entity.js';
import * as migrations from './migrations/index.js';
import { Pool } from './pool.js';
import type { BoundedPoolConfig } from './pool.js';

/**
 * The options with which every process connects, with the entities that it has loaded. Only migrations change the
 * schema.
 *
 * @param bounds limits of its connections; without them work may take any time
 */
export function dataSourceOptions(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL'>,
  bounds: BoundedPoolConfig = {},
) {
  return {
    type: 'postgres',
    driver: { Pool },
    extra: bounds,
    url: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL,
    applicationName: 'bummerl',
    migrations: Object.values(migrations),
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    logging: false,
    entities: getMetadataArgsStorage().tables.flatMap(({ target }) => target),
    namingStrategy: new ColumnNames(),
    uuidExtension: 'pgcrypto',
  } satisfies DataSourceOptions;
}

/** Without entities: migrations and operators' commands use statements only, and may not have loaded all entities. */
const withoutEntities = (
  databaseUrl: string,
  connections: number,
  bounds: BoundedPoolConfig = {},
) =>
  new DataSource({
    ...dataSourceOptions({ DATABASE_URL: databaseUrl, DATABASE_POOL: connections }, bounds),
    entities: [],
  });

/** The advisory lock under which one process migrates while the others wait. */
const MIGRATION_LOCK = 0x62_75_6d_6d;

const ASK_AGAIN_MILLIS = 200;

/**
 * While a migration waits for a table, everybody who comes after it waits too. After this time it fails, and the
 * process does not start.
 */
const LOCK_MILLIS = 5_000;

/**
 * Migrates the database at `databaseUrl`. Any number of processes may call it at once: one migrates, the others wait
 * and find nothing to do.
 *
 * @param steps the migrations, in the order of their times
 */
export async function migrate(
  databaseUrl: string,
  steps: readonly (new () => MigrationInterface)[] = Object.values(migrations),
): Promise<void> {
  const source = withoutEntities(databaseUrl, 3, { lock_timeout: LOCK_MILLIS });
  await source.setOptions({ migrations: [...steps] }).initialize();
  const lock = source.createQueryRunner();
  try {
    await waitForTurn(lock);
    await source.runMigrations();
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await lock.release();
    await source.destroy();
  }
}

/** Asks again and again: a statement that waits for the lock would block `CREATE INDEX CONCURRENTLY`. */
async function waitForTurn(lock: QueryRunner): Promise<void> {
  const ask = 'SELECT pg_try_advisory_lock($1) AS locked';
  for (;;) {
    const [row] = (await lock.query(ask, [MIGRATION_LOCK])) as [{ locked: boolean }];
    if (row.locked) return;
    await setTimeout(ASK_AGAIN_MILLIS);
  }
}

/** Migrates the database at `databaseUrl` and works on it with one connection, without repositories. */
export async function withDatabase(
  databaseUrl: string,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  await migrate(databaseUrl);
  const source = await withoutEntities(databaseUrl, 1).initialize();
  try {
    await work(new Database(source));
  } finally {
    await source.destroy();
  }
}
