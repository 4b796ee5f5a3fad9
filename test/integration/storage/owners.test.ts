/** The modules that own the tables and views in the SQL of `src`, and in the views of a migrated Postgres. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { rowsOf } from '../../support/sql.js';

const SRC = new URL('../../../src/', import.meta.url);

/** Keywords are in capitals, names of tables in small letters. */
const WRITTEN = /\b(?:INSERT INTO|UPDATE|DELETE FROM)\s+([a-z]\w*)/g;
/** Includes further tables after a comma: `FROM matches m, match_seats s`. */
const READ = /\b(?:FROM|JOIN|USING|TABLE)\s+((?:[a-z]\w*(?:\s+(?:AS\s+)?\w+)?\s*,\s*)*[a-z]\w*)/g;
/** A name alone in quotes, for SQL that is built in another file. */
const QUOTED_NAME = /'([a-z]\w*)'/g;
const SQL = /`[^`]*`/g;
/** A constant with SQL that is part of other SQL in the file. */
const CONSTANT = /const ([A-Z_]+) =\s*[`']([^`']*)[`']/g;
/** The entity of a table, in a repository, a query builder or a list of columns; types may name any entity. */
const BY_ENTITY = /(?:\b(?:of|columns|from)|Join\w*)\('?(\w+Row)\b/g;
const ENTITY = /@Entity\('(\w+)'[^]*?export class (\w+)/g;

interface Source {
  readonly file: string;
  /** `modules/<name>` or `platform/<name>`. */
  readonly owner: string;
  readonly text: string;
}

const sources: Source[] = [];
/** The owner of a table. */
const owners = new Map<string, string>();
/** The table of an entity. */
const entities = new Map<string, string>();
let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  for (const file of (await readdir(SRC, { recursive: true })).filter(isSource)) {
    const text = withParts(await readFile(new URL(file, SRC), 'utf8'));
    const owner = file.split('/').slice(0, 2).join('/');
    sources.push({ file, owner, text });
    for (const [, table, entity] of text.matchAll(ENTITY)) {
      owners.set(table!, owner);
      entities.set(entity!, table!);
    }
  }
});

afterAll(() => database.drop());

/** Migrations create the tables of all modules. */
const isSource = (file: string): boolean => file.endsWith('.ts') && !file.includes('/migrations/');

function withParts(text: string): string {
  const parts = new Map([...text.matchAll(CONSTANT)].map(([, name, part]) => [name, part]));
  return text.replace(/\$\{([A-Z_]+)\}/g, (whole, name: string) => parts.get(name) ?? whole);
}

const namesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, names]) =>
    names!.split(',').map((name) => name.trim().split(/\s/)[0]!),
  );

/** All tables that a source names, in any way. */
function tablesOf({ file, text }: Source): string[] {
  const names = [WRITTEN, READ, BY_ENTITY].flatMap((pattern) => namesOf(text, pattern));
  const quoted = /^platform|\/storage\//.test(file)
    ? namesOf(text.replace(SQL, ''), QUOTED_NAME)
    : [];
  const tables = new Set([...names, ...quoted].map((name) => entities.get(name) ?? name));
  return [...tables].filter((table) => owners.has(table));
}

test('no module names a table of another module', () => {
  const foreign = sources.flatMap((source) =>
    tablesOf(source)
      .filter((name) => owners.get(name) !== source.owner)
      .map((name) => `${source.file} names ${name} of ${owners.get(name)}`),
  );
  expect(foreign).toEqual([]);
});

test('each table is named in the code, and in modules by storage only', () => {
  const named = sources.flatMap((source) =>
    tablesOf(source).map((table) => ({ table, ...source })),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(new Set(named.map(({ table }) => table))).toEqual(new Set(owners.keys()));
  const files = named.map(({ file }) => file).filter((file) => file.startsWith('modules/'));
  expect(files.filter((file) => !file.includes('/storage/'))).toEqual([]);
});

const VIEWS = `SELECT view_name AS name, json_agg(DISTINCT table_name::text) AS reads
  FROM information_schema.view_table_usage WHERE view_schema = 'public' GROUP BY 1`;

interface View {
  readonly name: string;
  /** Tables and other views. */
  readonly reads: readonly string[];
}

test('a view reads tables of one module, is read by others and written by none', async () => {
  const views = await rowsOf<View>({ database }, VIEWS);
  expect(views.length).toBeGreaterThan(10);
  for (const { name, reads } of views) {
    const restsOn = new Set(reads.map((it) => owners.get(it)).filter(Boolean));
    const readers = sources.filter(({ text }) => namesOf(text, READ).includes(name));
    const isRead =
      readers.some(({ owner }) => !restsOn.has(owner)) ||
      views.some((it) => it.reads.includes(name));
    const isWritten = sources.some(({ text }) => namesOf(text, WRITTEN).includes(name));
    const expected = { name, modules: 1, isRead: true, isWritten: false };
    expect({ name, modules: restsOn.size, isRead, isWritten }).toEqual(expected);
  }
});
