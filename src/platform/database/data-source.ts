import { DataSource, getMetadataArgsStorage } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../config/config.js';
import { Database } from './database.js';
import { ColumnNames } from './entity.js';
import * as migrations from './migrations/index.js';
import { Pool } from './pool.js';
import { connectionTo } from './servers.js';
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
  const { connectionString, servers } = connectionTo(config.DATABASE_URL);
  return {
    type: 'postgres',
    driver: { Pool },
    extra: { ...bounds, ...(servers && { servers }) },
    url: connectionString,
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
export const withoutEntities = (
  databaseUrl: string,
  connections: number,
  bounds: BoundedPoolConfig = {},
) =>
  new DataSource({
    ...dataSourceOptions({ DATABASE_URL: databaseUrl, DATABASE_POOL: connections }, bounds),
    entities: [],
  });

/** Works on the database at `databaseUrl` with one connection, without repositories. */
export async function withDatabase(
  databaseUrl: string,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const source = await withoutEntities(databaseUrl, 1).initialize();
  try {
    await work(new Database(source));
  } finally {
    await source.destroy();
  }
}
