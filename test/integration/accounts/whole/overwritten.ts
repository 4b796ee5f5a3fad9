/** What the end of an account overwrites in the rows that stay. */
import { rowsOf } from '../../../support/sql.js';
import type { TestService } from '../../../support/service.js';
import type { Way } from './ways.js';

const DEFAULT = `SELECT pg_get_expr(d.adbin, d.adrelid) AS text FROM pg_attrdef d
  JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
  WHERE d.adrelid = $1::regclass AND a.attname = $2`;

/** The columns that have another value than the overwriting one, in any row of the accounts. */
export async function valuesOfTheirOwn(
  service: TestService,
  ways: readonly Way[],
): Promise<string[]> {
  const found: string[] = [];
  for (const { data, condition } of ways.filter(({ end }) => end === 'KEPT'))
    for (const [column, value] of Object.entries(data.overwrite ?? {})) {
      const [given] = await rowsOf<{ text: string }>(service, DEFAULT, [data.table, column]);
      const expected = value === 'DEFAULT' ? given!.text : value;
      const other = `SELECT FROM ${data.table} WHERE ${condition} AND ${column} IS DISTINCT FROM ${expected} LIMIT 1`;
      if ((await rowsOf(service, other)).length > 0) found.push(`${data.table}.${column}`);
    }
  return [...new Set(found)].sort();
}

/** The rows that are to go, or not to name the accounts any more. */
export async function rowsLeft(service: TestService, ways: readonly Way[]): Promise<string[]> {
  const left: string[] = [];
  const goes = ways.filter(({ end }) => end === 'DELETED' || end === 'UNLINKED');
  for (const { data, column, condition } of goes)
    if ((await rowsOf(service, `SELECT FROM ${data.table} WHERE ${condition} LIMIT 1`)).length > 0)
      left.push(`${data.table}.${column}`);
  return left;
}
