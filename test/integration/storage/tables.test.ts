/** Entities against a real, migrated Postgres: what TypeORM would change in it. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { dataSourceOptions, withEntities } from '../../../src/platform/database/data-source.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { rowsOf } from '../../support/sql.js';

const SRC = new URL('../../../src/', import.meta.url);

/** What belongs to no module: TypeORM's own. */
const ASIDE = ['migrations'];

const TABLES = `SELECT table_name AS name FROM information_schema.tables
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`;

let database: TestDatabase;
let source: DataSource;

beforeAll(async () => {
  database = await freshDatabase();
  for (const file of await readdir(SRC, { recursive: true })) {
    if (file.endsWith('/tables.ts')) await import(join(SRC.pathname, file));
  }
  const config = { DATABASE_URL: database.url, DATABASE_POOL: 2 };
  source = new DataSource({ ...dataSourceOptions(config), ...withEntities() });
  await source.initialize();
});

afterAll(async () => {
  await source.destroy();
  await database.drop();
});

test('every table has an entity', async () => {
  const rows = await rowsOf<{ name: string }>({ database }, TABLES);
  const tables = rows.map(({ name }) => name).filter((name) => !ASIDE.includes(name));
  expect(source.entityMetadatas.map(({ tableName }) => tableName).sort()).toEqual(tables);
});

test('TypeORM finds nothing to change in a migrated database', async () => {
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});
