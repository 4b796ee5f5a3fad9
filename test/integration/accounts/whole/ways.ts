/** The ways by which rows belong to accounts, as the modules have declared them. */
import { isTouchedBy } from '../../../../src/platform/personal-data/personal-data.js';
import type { RowEnd, TableData } from '../../../../src/platform/personal-data/personal-data.js';

/** A column by which rows of a table are somebody's. */
export interface Way {
  readonly data: TableData;
  readonly column: string;
  /** The rows that are these accounts', in SQL. */
  readonly condition: string;
  /** What becomes of them; CASCADED: they go with the row to which they belong. */
  readonly end: RowEnd | 'CASCADED';
  /** Whether the end of an account does anything to these rows. */
  readonly isTouched: boolean;
}

/** Tables that have no row of a person for longer than a moment, with the reason. */
const MOMENTARY: Readonly<Record<string, string>> = {
  outbox:
    'Its rows are handled within seconds; the end of an account is looked at when it is empty.',
};

export function waysOf(all: readonly TableData[], ids: readonly string[]): Way[] {
  const these = `ANY('{${ids.join(',')}}')`;
  return all.flatMap((data): Way[] => {
    const own = (data.of ?? []).map((of): Way => {
      const condition = `${of.column} = ${these}${of.where ? ` AND (${of.where})` : ''}`;
      const { column, end } = of;
      return { data, column, condition, end, isTouched: isTouchedBy(data, of) };
    });
    const { through } = data;
    if (!through) return own;
    const owners = waysOf(
      all.filter(({ table }) => table === through.table),
      ids,
    ).map(({ condition }) => `(${condition})`);
    const condition = `${through.column} IN (SELECT ${through.key} FROM ${through.table} WHERE ${owners.join(' OR ')})`;
    return [...own, { data, column: through.column, condition, end: 'CASCADED', isTouched: true }];
  });
}

/** The name of a way in answers of the test. */
export const nameOf = ({ data, column }: Way): string => `${data.table}.${column}`;

/**
 * The ways by which a row must be found: each that the end of an account touches. Of a table that it does not touch one
 * is enough.
 */
export function neededWays(
  ways: readonly Way[],
): { name: string; table: string; condition: string }[] {
  const touched = ways.filter(({ isTouched }) => isTouched);
  const others = ways.filter(({ isTouched, data }) => !isTouched && !(data.table in MOMENTARY));
  const tables = [...new Set(others.map(({ data }) => data.table))].filter(
    (table) => !touched.some(({ data }) => data.table === table),
  );
  return [
    ...touched.map((way) => ({
      name: nameOf(way),
      table: way.data.table,
      condition: way.condition,
    })),
    ...tables.map((table) => ({
      name: table,
      table,
      condition: others
        .filter(({ data }) => data.table === table)
        .map(({ condition }) => `(${condition})`)
        .join(' OR '),
    })),
  ];
}
