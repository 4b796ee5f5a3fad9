import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STATEMENTS } from '../../../src/platform/database/statement.js';
import type { ByHand } from '../../bench/results.js';
import { code, table } from './markdown.js';

const SRC = new URL('../../../src/', import.meta.url);

/** Groups of statements, by why they are written by hand. The first pattern that fits the text counts. */
const GROUPS: readonly (readonly [group: string, fits: RegExp])[] = [
  ['move', /shuffle_checkpoint\(m\.id|UPDATE matches m SET version/],
  ['sweep', /DELETE FROM[^]+SKIP LOCKED/],
  ['claim', /SKIP LOCKED/],
  ['several steps', /WITH[^]+\(\s*(INSERT INTO|UPDATE|DELETE FROM)\b/],
  ['lock', /FOR (NO KEY )?UPDATE|FOR SHARE|pg_advisory/],
  ['set', /(INSERT INTO|UPDATE|DELETE FROM)[^]+(recordset|unnest|SELECT|ANY ?\()/],
  ['write', /INSERT INTO|UPDATE|DELETE FROM|CREATE TEMP/],
  ['read', /SELECT/],
];

/** A complete name of a statement, or the beginning of names that are completed in code. */
const NAME = /'([a-z]+(?:-[a-z]+)+)'|`([a-z]+(?:-[a-z]+)*-)\$\{/g;
/** A list makes a statement for each set of its conditions, when it is queried. */
const LIST = /(?:listNewest|new Scanner)<[^]*?name: ['`]([a-z-]*[a-z])['`-]/g;

const SQL_FILE =
  /^(modules\/[\w-]+\/storage|platform\/(?!database\/migrations)[\w-]+)\/[\w-]+\.ts$/;

interface Listed {
  readonly name: string;
  readonly group: string;
  /** `modules/<name>` or `platform/<name>`. */
  readonly owner: string;
}

const groupOf = (text: string): string => GROUPS.find(([, fits]) => fits.test(text))![0];

/** Every statement that is written by hand, by its name in the sources. */
export async function statementsByHand(): Promise<Listed[]> {
  const all = await readdir(SRC, { recursive: true });
  const texts = await Promise.all(all.filter((file) => SQL_FILE.test(file)).map(loaded));
  const listed = texts.flatMap(([file, text]) => namedIn(file, text));
  return listed.sort((a, b) => a.owner.localeCompare(b.owner) || a.name.localeCompare(b.name));
}

/** The text of a file; imports the file first, as that registers its statements. */
async function loaded(file: string): Promise<[file: string, text: string]> {
  const text = await readFile(new URL(file, SRC), 'utf8');
  if (/\b(statement|oldRows|Scanner)\b/.test(text)) await import(join(SRC.pathname, file));
  return [file, text];
}

function namedIn(file: string, text: string): Listed[] {
  const owner = file.split('/').slice(0, 2).join('/');
  const lists = [...text.matchAll(LIST)].map(([, name]) => ({ name: `${name}-…`, text: 'SELECT' }));
  // A list has other statements after other queries, so that it counts as one statement.
  const isList = (prefix: string) => lists.some(({ name }) => name === `${prefix}…`);
  const named = [...text.matchAll(NAME)].flatMap(([, name, prefix]) => {
    if (name) return STATEMENTS.get(name) ?? [];
    return isList(prefix!) ? [] : startingWith(prefix!);
  });
  return [...named, ...lists].map((it) => ({ name: it.name, group: groupOf(it.text), owner }));
}

function startingWith(prefix: string): { name: string; text: string }[] {
  const [first] = [...STATEMENTS.values()].filter(({ name }) => name.startsWith(prefix));
  return first ? [{ name: `${prefix}…`, text: first.text }] : [];
}

/** Every statement by its owner and group. */
export async function statementsTable(): Promise<string> {
  const listed = await statementsByHand();
  const owners = [...new Set(listed.map(({ owner }) => owner))];
  const rows = owners.flatMap((owner) =>
    GROUPS.map(([group]) => {
      const own = listed.filter((it) => it.owner === owner && it.group === group);
      return [owner, group, own.map(({ name }) => code(name)).join(', ')];
    }),
  );
  return table(
    ['owner', 'group', 'statements'],
    rows.filter(([, , names]) => names),
  );
}

/** How long hand-written statements took compared with repositories. */
export function byHandTable(pairs: readonly ByHand[]): string {
  for (const { statement } of pairs)
    if (!STATEMENTS.has(statement)) throw new Error(`${statement} was measured and is gone`);
  const rows = pairs.map(({ group, statement, rows: count, byHand, byRepository }) => [
    group,
    code(statement),
    String(count),
    `${byHand.trips} / ${byRepository.trips}`,
    `${byHand.millis.toFixed(2)} / ${byRepository.millis.toFixed(2)}`,
    (byRepository.millis / byHand.millis).toFixed(1),
  ]);
  const ways = 'by hand / by repositories';
  const header = ['group', 'statement', 'rows', `round trips ${ways}`, `ms ${ways}`, 'times'];
  return table(header, rows);
}
