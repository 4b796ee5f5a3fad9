/** Markers in columns of every type, to be looked for in a dump. */
import { createHash } from 'node:crypto';
import { columnsOf } from '../../../../src/platform/personal-data/personal-data.js';
import type { TableData } from '../../../../src/platform/personal-data/personal-data.js';
import { textOf } from '../../../support/dump.js';
import { rowsOf } from '../../../support/sql.js';
import type { TestService } from '../../../support/service.js';
import { LISTED, STAYS } from './listed.js';
import { nameOf } from './ways.js';
import type { Way } from './ways.js';

/** A marker in a column, and the text that shows it in a dump. */
export interface Planted {
  readonly column: string;
  readonly needle: string;
  /** The tables in which it may stay. */
  readonly stays: readonly string[];
}

interface Refused {
  readonly column: string;
  readonly why: string;
}

export interface Planting {
  readonly planted: readonly Planted[];
  /** Columns that have neither a marker nor a reason, with what to do. */
  readonly problems: readonly string[];
}

const TYPES = `SELECT attname AS name, format_type(atttypid, NULL) AS type FROM pg_attribute
  WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`;

/** The rows that the service itself may change at any moment, and with them a marker. */
const RESTLESS: Readonly<Record<string, string>> = { deliveries: `status = 'PENDING'` };

const OR_REASON = 'or list the column with a reason in listed.ts';

const DAY = 86_400_000;
/** No sweep deletes what is in the future. */
const FUTURE = Date.UTC(2903, 0, 1);
/** Numbers that nothing else has. */
const NUMBER = 1_903_000_000;
const SMALL_NUMBER = 31_000;

/** Each before the one of the column planted before it. */
const day = (n: number) => new Date(FUTURE - n * DAY).toISOString();
const uuid = (text: string) => createHash('md5').update(text).digest('hex');

/** A value for each type: `n` is another one for each column. */
const MARKERS: Readonly<Record<string, (text: string, n: number) => unknown>> = {
  text: (text) => text,
  'text[]': (text) => [text],
  'character varying': (text) => text,
  jsonb: (text) => JSON.stringify({ planted: text }),
  bytea: (text) => Buffer.from(text),
  uuid,
  'uuid[]': (text) => [uuid(text)],
  'timestamp with time zone': (_, n) => day(n),
  date: (_, n) => day(n).slice(0, 10),
  integer: (_, n) => NUMBER + n,
  'integer[]': (_, n) => [NUMBER + n],
  smallint: (_, n) => SMALL_NUMBER + n,
  'double precision': (_, n) => NUMBER + n + 0.5,
};

/** Texts are looked for anywhere, and other values as a whole: a number may be a part of another one. */
const needleOf = (type: string, text: string, value: unknown): string =>
  /text|varying|jsonb|bytea/.test(type) ? text : `\n${textOf(value)}\n`;

/** Plants a marker in a row of each way, in each of its personal and secret columns. */
export async function plantMarkers(
  service: TestService,
  all: readonly TableData[],
  ways: readonly Way[],
): Promise<Planting> {
  const planted: Planted[] = [];
  const refused: Refused[] = [];
  const own = ways.filter(({ isTouched, end }) => isTouched && end !== 'UNLINKED');
  for (const way of own)
    // The last day of a time comes first: it may not be before the first day.
    for (const column of personalOf(way.data).reverse()) {
      if (`${way.data.table}.${column}` in LISTED) continue;
      const done = await plant(service, way, column, planted.length);
      if ('why' in done) refused.push(done);
      else planted.push(done);
    }
  const tried = [...planted, ...refused].map(({ column }) => column);
  return {
    planted,
    problems: [
      ...refused.map(({ column, why }) => `${column} ${why}`),
      ...differences(all, new Set([...tried, ...Object.keys(LISTED)])),
    ],
  };
}

const personalOf = (data: TableData): string[] => columnsOf(data, 'personal', 'secret');

/** The personal columns that nobody has looked at, and those that are none. */
function differences(all: readonly TableData[], known: ReadonlySet<string>): string[] {
  const personal = all.flatMap((data) => personalOf(data).map((it) => `${data.table}.${it}`));
  return [
    ...personal
      .filter((it) => !known.has(it))
      .map((it) => `${it} is found by no account: say in listed.ts why it may stay`),
    ...[...known]
      .filter((it) => !personal.includes(it))
      .map((it) => `${it} is in listed.ts, and is no personal column`),
  ];
}

async function plant(
  service: TestService,
  way: Way,
  column: string,
  n: number,
): Promise<Planted | Refused> {
  const { table } = way.data;
  const name = `${table}.${column}`;
  const types = await rowsOf<{ name: string; type: string }>(service, TYPES, [table]);
  const { type } = types.find((it) => it.name === column)!;
  const marker = MARKERS[type];
  if (!marker)
    return { column: name, why: `is a ${type}: give it a marker in markers.ts, ${OR_REASON}` };
  const text = `planted:${nameOf(way)}.${column}:`;
  const order = [RESTLESS[table] ?? [], `${column} IS NULL`].flat().join(', ');
  try {
    const [row] = await rowsOf<{ value: unknown }>(
      service,
      `UPDATE ${table} SET ${column} = $1 WHERE ctid = (SELECT ctid FROM ${table}
         WHERE ${way.condition} ORDER BY ${order} LIMIT 1) RETURNING ${column} AS value`,
      [marker(text, n)],
    );
    if (!row) return { column: name, why: `has no row to plant a marker in, by ${way.column}` };
    const stays = name in STAYS ? [STAYS[name]!] : [];
    return { column: name, needle: needleOf(type, text, row.value), stays };
  } catch (error) {
    // A check, a reference or an index refuses it.
    return {
      column: name,
      why: `takes no marker (${String(error)}): make a row that does, ${OR_REASON}`,
    };
  }
}
