/** What is stored in every table, why, for how long, and what becomes of it when an account ends. */
import { columnsOf } from '../../../src/platform/personal-data/personal-data.js';
import type { RowEnd, TableData } from '../../../src/platform/personal-data/personal-data.js';
import { declaredData } from '../../support/personal-data.js';
import { code, table } from './markdown.js';

const HEADER = ['table', 'a row', 'why', 'kept', 'when the account ends', 'columns'];

/** Tables of people come first. */
export async function privacyTable(): Promise<string> {
  const all = await declaredData();
  const ofPeople = all.filter((data) => endOf(data) !== NOTHING);
  const others = all.filter((data) => endOf(data) === NOTHING);
  return table(HEADER, [...ofPeople, ...others].map(rowOf));
}

const rowOf = (data: TableData): string[] => [
  code(data.table),
  data.about,
  data.why,
  data.kept,
  endOf(data),
  classesOf(data),
];

const NOTHING = 'It is about nobody.';

function endOf(data: TableData): string {
  const { of = [], through, passing } = data;
  if (passing !== undefined) return `It ends by itself: ${passing}`;
  if (through && of.length === 0) return `It is deleted with its row of ${code(through.table)}.`;
  const ends = of.map(({ column, end }) => ({ column, sentence: sentenceOf(data, end) }));
  const different = new Set(ends.map(({ sentence }) => sentence));
  if (different.size < 2) return [...different][0] ?? NOTHING;
  return ends.map(({ column, sentence }) => `Of ${code(column)}: ${sentence}`).join(' ');
}

function sentenceOf({ overwrite }: TableData, end: RowEnd): string {
  if (end === 'DELETED') return 'It is deleted.';
  if (end === 'UNLINKED') return 'It stays; the column becomes empty.';
  if (!overwrite) return 'It stays; the account is nameless.';
  return `It stays; overwritten: ${Object.keys(overwrite).map(code).join(', ')}.`;
}

const classesOf = (data: TableData): string =>
  (['personal', 'account', 'secret'] as const)
    .map((it) => [it, columnsOf(data, it)] as const)
    .filter(([, columns]) => columns.length > 0)
    .map(([it, columns]) => `${it}: ${columns.map(code).join(' ')}`)
    .join('; ');
