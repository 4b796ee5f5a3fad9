/** Real: what all modules declare of their tables, the running service's list, and a migrated Postgres. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { CoreModule } from '../../../src/app/core.module.js';
import {
  columnsOf,
  DATA_CLASSES,
  fileColumnsOf,
  isTouchedBy,
  namesIn,
  PersonalData,
} from '../../../src/platform/personal-data/personal-data.js';
import type { TableData } from '../../../src/platform/personal-data/personal-data.js';
import { declaredData } from '../../support/personal-data.js';
import { startApiAlone } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowsOf } from '../../support/sql.js';

const COLUMNS = `
  SELECT c.relname AS "table", array_agg(a.attname::text ORDER BY a.attname) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
  GROUP BY 1 ORDER BY 1`;

/** The columns that refer to accounts. */
const REFERENCES = `
  SELECT c.conrelid::regclass::text AS "table", a.attname AS column
  FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey)
  WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass`;

const CASCADES = `
  SELECT c.conrelid::regclass::text || '.' || a.attname || ' > ' || c.confrelid::regclass AS way
  FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey)
  WHERE c.contype = 'f' AND c.confdeltype = 'c' AND cardinality(c.conkey) = 1`;

/** Indexes with their columns in order; one that is not for all rows has its condition. */
const INDEXES = `
  SELECT i.indrelid::regclass::text AS "table", pg_get_expr(i.indpred, i.indrelid) AS condition,
    array_agg(coalesce(a.attname::text, '?') ORDER BY k.place) AS columns
  FROM pg_index i CROSS JOIN unnest(i.indkey) WITH ORDINALITY AS k (attnum, place)
    LEFT JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.attnum
  WHERE i.indisvalid GROUP BY i.indexrelid, i.indrelid, i.indpred`;

interface Named {
  readonly table: string;
  readonly columns: readonly string[];
}

let service: TestService;
let declared: TableData[];
let actual: Map<string, readonly string[]>;
let indexes: (Named & { readonly condition: string | null })[];

beforeAll(async () => {
  service = await startApiAlone();
  declared = await declaredData();
  const tables = await rowsOf<Named>(service, COLUMNS);
  actual = new Map(tables.map(({ table, columns }) => [table, columns]));
  indexes = await rowsOf(service, INDEXES);
});

afterAll(() => service.stop());

/** All columns with their tables. */
const all = (of: (data: TableData) => readonly string[]): string[] =>
  declared.flatMap((data) => of(data).map((column) => `${data.table}.${column}`));

/** A condition of an index that is true of every row that is looked for. */
function isFor(condition: string | null, column: string, where?: string): boolean {
  const parts = condition === null ? [] : condition.replace(/[()]/g, '').split(' AND ');
  return parts.every((part) => part === `${column} IS NOT NULL` || part === where);
}

function hasIndex(table: string, columns: readonly string[], where?: string): boolean {
  return indexes.some(
    (index) =>
      index.table === table &&
      columns.every((column, place) => index.columns[place] === column) &&
      isFor(index.condition, columns[0]!, where),
  );
}

describe('what is held of people', () => {
  test('every table is declared once, and only tables that exist', () => {
    expect(declared.map(({ table }) => table)).toEqual([...actual.keys()].sort());
  });

  test('every column has one class, and only columns that exist', () => {
    const classified = declared.map((data) => ({
      table: data.table,
      columns: columnsOf(data, ...DATA_CLASSES).sort(),
    }));
    expect(classified).toEqual(
      declared.map(({ table }) => ({ table, columns: [...actual.get(table)!].sort() })),
    );
  });

  test('the running service has registered the same list', async () => {
    const app = await NestFactory.createApplicationContext(CoreModule.forRoot(service.config), {
      logger: false,
    });
    expect(app.get(PersonalData).all).toEqual(declared);
    await app.close();
  });

  test('columns that refer to accounts are classified so', async () => {
    const references = await rowsOf<{ table: string; column: string }>(service, REFERENCES);
    const known = new Set(
      all((data) => [...columnsOf(data, 'account'), ...(data.table === 'users' ? ['id'] : [])]),
    );
    expect(
      references.map(({ table, column }) => `${table}.${column}`).filter((it) => !known.has(it)),
    ).toEqual([]);
    expect(references.length).toBeGreaterThan(50);
  });

  test('what names accounts, is overwritten or looked for is a column', () => {
    const wrong = declared.flatMap(({ table, of = [], through, overwrite = {}, file }) =>
      [
        ...of.map(({ column }) => column),
        ...(through ? [through.column] : []),
        ...Object.keys(overwrite),
        ...(file?.of ?? []),
        ...namesIn(file?.without),
        ...Object.entries(file?.onlyFor ?? {}).flat(),
        ...namesIn(file?.by).filter((it) => it !== 'MATCH'),
      ]
        .filter((column) => !actual.get(table)!.includes(column))
        .map((column) => `${table}.${column}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the end of an account', () => {
  test('reaches every row with personal or secret columns, or says why it need not', () => {
    const unreached = declared.filter(
      (data) =>
        columnsOf(data, 'personal', 'secret').length > 0 &&
        !data.of &&
        !data.through &&
        data.passing === undefined,
    );
    expect(unreached.map(({ table }) => table)).toEqual([]);
  });

  test('overwrites every personal and secret column of a row that is kept', () => {
    const kept = declared.filter(({ of = [] }) => of.some(({ end }) => end === 'KEPT'));
    const left = kept.flatMap((data) =>
      columnsOf(data, 'personal', 'secret')
        .filter((column) => !(column in (data.overwrite ?? {})))
        .map((column) => `${data.table}.${column}`),
    );
    expect(left).toEqual([]);
    expect(kept.length).toBeGreaterThan(10);
  });

  test('finds rows by an index', () => {
    const slow = declared.flatMap((data) =>
      (data.of ?? [])
        .filter((of) => isTouchedBy(data, of))
        .filter(({ column, where }) => !hasIndex(data.table, [column], where))
        .map(({ column }) => `${data.table}.${column}`),
    );
    expect(slow).toEqual([]);
  });

  test('deletes what belongs to deleted rows with them, by an index', async () => {
    const ways = (await rowsOf<{ way: string }>(service, CASCADES)).map(({ way }) => way);
    const through = declared.flatMap(({ table, through: way }) =>
      way ? [{ table, column: way.column, parent: way.table }] : [],
    );
    expect(ways).toEqual(
      expect.arrayContaining(through.map((it) => `${it.table}.${it.column} > ${it.parent}`)),
    );
    expect(through.filter((it) => !hasIndex(it.table, [it.column]))).toEqual([]);
  });

  test('overwrites with values that the tables take', async () => {
    for (const { table, overwrite } of declared.filter((it) => it.overwrite)) {
      const sets = Object.entries(overwrite!).map(([column, value]) => `${column} = ${value}`);
      await rowsOf(service, `UPDATE ${table} SET ${sets.join(', ')}`);
    }
  });
});

describe('the archive of a person', () => {
  test('has a file for every table with personal columns that are found by account', () => {
    const missing = declared.filter(
      (data) =>
        columnsOf(data, 'personal').length > 0 &&
        data.passing === undefined &&
        data.file === undefined,
    );
    expect(missing.map(({ table }) => table)).toEqual([]);
    const names = declared.flatMap(({ file }) => file?.name ?? []);
    expect(new Set(names).size).toBe(names.length);
  });

  test('reads pages in the order of an index', () => {
    const slow = declared.flatMap((data) => {
      const by = namesIn(data.file?.by);
      const ways = data.through && !data.of ? [data.through.column] : fileColumnsOf(data);
      return ways
        .map((column) => [column, ...by.filter((it) => it !== column)])
        .filter((columns) => !hasIndex(data.table, by[0] === 'MATCH' ? ['match_id'] : columns))
        .map((columns) => `${data.table} (${columns.join(', ')})`);
    });
    expect(slow).toEqual([]);
  });
});
