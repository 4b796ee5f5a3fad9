/** Real: the entities and a migrated Postgres, compared by TypeORM. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DataSource, QueryRunner } from 'typeorm';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { openSource } from '../../support/source.js';
import { rowsOf } from '../../support/sql.js';

/** The tables of no module: TypeORM's own. */
const FOREIGN = ['migrations'];

/** Without the partitions of tables. */
const TABLES = `SELECT relname AS name FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
  ORDER BY 1`;

let database: TestDatabase;
let source: DataSource;

beforeAll(async () => {
  database = await freshDatabase();
  source = await openSource(database.url, 2);
});

afterAll(async () => {
  await source.destroy();
  await database.drop();
});

test('every table has an entity', async () => {
  const rows = await rowsOf<{ name: string }>({ database }, TABLES);
  const tables = rows.map(({ name }) => name).filter((name) => !FOREIGN.includes(name));
  expect(source.entityMetadatas.map(({ tableName }) => tableName).sort()).toEqual(tables);
});

test('TypeORM finds nothing to change in a migrated database', async () => {
  askInTurn(source);
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

/** Runs statements one by one: TypeORM sends them in parallel on one connection, of which pg warns. */
function askInTurn(source: DataSource): void {
  const create = source.createQueryRunner.bind(source);
  source.createQueryRunner = (mode) => {
    const runner = create(mode);
    const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>;
    let last: Promise<unknown> = Promise.resolve();
    const inTurn = (...args: unknown[]) => (last = last.then(() => query(...args)));
    runner.query = inTurn as QueryRunner['query'];
    return runner;
  };
}
