import { LAST_UUID, FIRST_UUID } from '../api/ids.js';
import type { Page } from '../api/page.js';
import type { Sql } from './database.js';
import { statement } from './statement.js';
import type { Statement } from './statement.js';

/** The position of a row in a list: a time, and an id to order rows with the same time. */
export type ListPosition = [at: string, id: string];

export type Direction = 'DESC' | 'ASC';

/** The greatest number of index rows that one page of a list reads, with any filter. */
export const SCAN = 1000;

/** An index that has the rows of a list in their order. */
export interface ListIndex {
  readonly name: string;
  /** The text after FROM, usually one table. */
  readonly from: string;
  /** The columns of the order; both are in the index. */
  readonly at: string;
  readonly id: string;
  /** The condition that the index serves. It uses the same parameter names as the list's conditions. */
  readonly where: string;
}

interface ScannedList {
  readonly name: string;
  /** Columns of the table `alias`, whose rows are found by `id`. */
  readonly columns: string;
  readonly table: string;
  readonly alias: string;
  /** The conditions of all filters, as one expression; a filter's condition is true if its value is null. */
  readonly fits: string;
}

/** A condition for `fits`, which is checked only if the query has a value for it. */
export const conditionOf = <Query>(
  name: keyof Query & string,
  type: string,
  condition: string,
): string => `(:${name}::${type} IS NULL OR ${condition})`;

/** The position of a row in a list. */
export interface Listed {
  readonly id: string;
  /** The time that orders it. */
  readonly listedAt: Date;
}

/** One page of a list. */
export interface Scanned<Row> {
  /** The rows of the page, and one more if there are more. */
  readonly rows: readonly (Row & Listed)[];
  /**
   * The position at which the search stopped before the page was full; the next page continues after it. Null if all
   * rows were read, or enough were found.
   */
  readonly stoppedAt: ListPosition | null;
}

/** A query on a list: the index, the order, and the values of the conditions. */
export interface Scan<Query> {
  readonly index: ListIndex;
  readonly direction: Direction;
  readonly query: Query;
  /** Whether the query has a condition that the index alone does not check. */
  readonly isFiltered: boolean;
}

type Values<Query> = Query & {
  readonly afterAt: string | null;
  readonly afterId: string | null;
  readonly limit: number;
};

interface Made<Row extends object, Query extends object> {
  readonly page: Statement<Row & Listed, Values<Query>>;
  readonly edge: Statement<{ at: Date; id: string }, Values<Query>>;
}

/**
 * A list with filters. With any filter it reads at most {@link SCAN} rows of an index and returns where it stopped.
 * Each index has two statements for all filters.
 */
export class Scanner<Row extends object, Query extends object> {
  private readonly made = new Map<string, Made<Row, Query>>();

  constructor(private readonly list: ScannedList) {}

  async page(sql: Sql, scan: Scan<Query>, page: Page<ListPosition>): Promise<Scanned<Row>> {
    const { page: wanted, edge } = this.statementsOf(scan);
    const [afterAt, afterId] = page.after ?? [null, null];
    const values = { ...scan.query, afterAt, afterId, limit: page.first + 1 };
    const rows = await sql.rows(wanted, values);
    if (rows.length > page.first || !scan.isFiltered) return { rows, stoppedAt: null };
    const last = await sql.row(edge, values);
    return { rows, stoppedAt: last && furthest(last, rows.at(-1), scan.direction) };
  }

  private statementsOf({ index, direction }: Scan<Query>): Made<Row, Query> {
    const key = `${index.name}-${direction}`;
    const made = this.made.get(key) ?? this.make(index, direction, key);
    this.made.set(key, made);
    return made;
  }

  private make(index: ListIndex, direction: Direction, key: string): Made<Row, Query> {
    const { name, columns, table, alias } = this.list;
    // Rows are read in the order of the index; `IS TRUE` keeps the planner from using another index for the filter.
    const fits = `(${this.list.fits}) IS TRUE`;
    const scan = scanOf(index, direction);
    const found = `(${scan} LIMIT ${SCAN}) x JOIN ${table} ${alias} ON ${alias}.id = x.id`;
    return {
      page: statement(
        `${name}-page-${key}`,
        `SELECT ${columns}, x.at AS "listedAt" FROM ${found} WHERE ${fits}
         ORDER BY x.at ${direction}, x.id ${direction} LIMIT :limit`,
      ),
      edge: statement(`${name}-edge-${key}`, `${scan} OFFSET ${SCAN - 1} LIMIT 1`),
    };
  }
}

/**
 * The position after which the next page begins. Rows that were added meanwhile may move the end of the search, but no
 * row is returned twice.
 */
function furthest(
  edge: { readonly at: Date; readonly id: string },
  lastRow: Listed | undefined,
  direction: Direction,
): ListPosition {
  const ended: ListPosition = [edge.at.toISOString(), edge.id];
  const last: ListPosition = lastRow ? [lastRow.listedAt.toISOString(), lastRow.id] : ended;
  const isBehind =
    (last[0] === ended[0] ? last[1] < ended[1] : last[0] < ended[0]) === (direction === 'DESC');
  return isBehind ? last : ended;
}

/** The position before all rows in each order, so that the first page uses the same statement as the others. */
const STARTS: Readonly<Record<Direction, readonly [sign: string, at: string, id: string]>> = {
  DESC: ['<', 'infinity', LAST_UUID],
  ASC: ['>', '-infinity', FIRST_UUID],
};

/** The rows of an index after a position. Each match appears once, even if a house bot has two seats in it. */
function scanOf({ from, at, id, where }: ListIndex, direction: Direction): string {
  const [sign, startAt, startId] = STARTS[direction];
  return `SELECT DISTINCT ${at} AS at, ${id} AS id FROM ${from}
    WHERE ${where} AND (${at}, ${id}) ${sign}
      (coalesce(:afterAt::timestamptz, '${startAt}'), coalesce(:afterId::uuid, '${startId}'))
    ORDER BY at ${direction}, id ${direction}`;
}
