import { LAST_UUID, FIRST_UUID } from '../api/ids.js';
import type { Page } from '../api/page.js';
import type { Sql } from './database.js';
import { statement } from './statement.js';
import type { Statement } from './statement.js';

/** Where a row stands in a list: a moment, and an id among those of the same moment. */
export type ListPosition = [at: string, id: string];

export type Direction = 'DESC' | 'ASC';

/** How many rows of an index one page of a list looks at, at most, whatever is asked of them. */
export const SCAN = 1000;

/** A way into a list: an index that has the rows in their order. */
export interface ListIndex {
  readonly name: string;
  /** What stands behind FROM, one table mostly. */
  readonly from: string;
  /** The columns of the order, both of the index. */
  readonly at: string;
  readonly id: string;
  /** What the index finds; names of values as in the list's conditions. */
  readonly where: string;
}

interface ScannedList {
  readonly name: string;
  /** Columns of the table `alias`, each row of which is found by its `id`. */
  readonly columns: string;
  readonly table: string;
  readonly alias: string;
  /** What must hold of a row, for all that can be asked: true for a value that is null. */
  readonly fits: string;
}

/** What must hold of a row where a value of the query is given: a condition of `fits`. */
export const conditionOf = <Query>(
  name: keyof Query & string,
  type: string,
  condition: string,
): string => `(:${name}::${type} IS NULL OR ${condition})`;

/** A row as it stands in a list. */
export interface Listed {
  readonly id: string;
  /** The moment by which it stands there. */
  readonly listedAt: Date;
}

/** One page of a list. */
export interface Scanned<Row> {
  /** One more than the page holds where there are more. */
  readonly rows: readonly (Row & Listed)[];
  /**
   * Where the search ended before the page was full: it goes on behind it. Null where all rows were
   * looked at, or enough were found.
   */
  readonly stoppedAt: ListPosition | null;
}

/** What is asked of a list: by which way, in which order, and the values of its conditions. */
export interface Scan<Query> {
  readonly way: ListIndex;
  readonly direction: Direction;
  readonly query: Query;
  /** Whether anything is asked that the way does not find by itself. */
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
  readonly count: Statement<{ scanned: number; fitting: number }, Values<Query>>;
}

/**
 * A list that is searched for what fits, and reads a bounded number of rows whatever is asked: it looks at
 * {@link SCAN} rows of an index and says how far it came. Each way makes three statements, however much of
 * a query is given.
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

  /** How many fit; null where more than {@link SCAN} rows would have to be looked at. */
  async count(sql: Sql, scan: Scan<Query>): Promise<number | null> {
    const { count } = this.statementsOf(scan);
    const values = { ...scan.query, afterAt: null, afterId: null, limit: SCAN };
    const { scanned, fitting } = (await sql.row(count, values))!;
    return scanned > SCAN ? null : fitting;
  }

  private statementsOf({ way, direction }: Scan<Query>): Made<Row, Query> {
    const key = `${way.name}-${direction}`;
    const made = this.made.get(key) ?? this.make(way, direction, key);
    this.made.set(key, made);
    return made;
  }

  private make(way: ListIndex, direction: Direction, key: string): Made<Row, Query> {
    const { name, columns, table, alias } = this.list;
    // Rows are looked at as the way has them: no index is searched for what is asked of them besides.
    const fits = `(${this.list.fits}) IS TRUE`;
    const scan = scanOf(way, direction);
    const found = (limit: number) =>
      `(${scan} LIMIT ${limit}) x JOIN ${table} ${alias} ON ${alias}.id = x.id`;
    return {
      page: statement(
        `${name}-page-${key}`,
        `SELECT ${columns}, x.at AS "listedAt" FROM ${found(SCAN)} WHERE ${fits}
         ORDER BY x.at ${direction}, x.id ${direction} LIMIT :limit`,
      ),
      edge: statement(`${name}-edge-${key}`, `${scan} OFFSET ${SCAN - 1} LIMIT 1`),
      count: statement(
        `${name}-count-${key}`,
        `SELECT (SELECT count(*)::integer FROM (${scan} LIMIT ${SCAN + 1}) x) AS scanned,
           (SELECT count(*)::integer FROM ${found(SCAN)} WHERE ${fits}) AS fitting`,
      ),
    };
  }
}

/** What came in meanwhile moves the end of the search: nothing is told twice. */
function furthest(
  edge: { readonly at: Date; readonly id: string },
  told: Listed | undefined,
  direction: Direction,
): ListPosition {
  const ended: ListPosition = [edge.at.toISOString(), edge.id];
  const last: ListPosition = told ? [told.listedAt.toISOString(), told.id] : ended;
  const isBehind =
    (last[0] === ended[0] ? last[1] < ended[1] : last[0] < ended[0]) === (direction === 'DESC');
  return isBehind ? last : ended;
}

/** The first in an order, and what comes before all of them, so that each way has one text. */
const STARTS: Readonly<Record<Direction, readonly [sign: string, at: string, id: string]>> = {
  DESC: ['<', 'infinity', LAST_UUID],
  ASC: ['>', '-infinity', FIRST_UUID],
};

/** The rows of a way behind a position; each once, also where a house bot has two seats. */
function scanOf({ from, at, id, where }: ListIndex, direction: Direction): string {
  const [sign, startAt, startId] = STARTS[direction];
  return `SELECT DISTINCT ${at} AS at, ${id} AS id FROM ${from}
    WHERE ${where} AND (${at}, ${id}) ${sign}
      (coalesce(:afterAt::timestamptz, '${startAt}'), coalesce(:afterId::uuid, '${startId}'))
    ORDER BY at ${direction}, id ${direction}`;
}
