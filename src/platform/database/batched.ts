import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { fewRows } from './few-rows.js';
import { statement } from './statement.js';
import type { Statement } from './statement.js';
import { isDatabaseDown, tooManyWait } from './unavailable.js';

/** The SQL type of each value of a call. A value goes to Postgres as JSON, bytes as `\x` and hexadecimal digits. */
export type CallTypes<Call> = { readonly [Value in keyof Call]: string };

/** Which of the calls of a statement a row answers, counted from 0. */
interface OfCall {
  readonly n: number;
}

/**
 * SQL that answers several calls at once: with at most one row each, which has the call's number as `n`. What one call
 * writes must not depend on the others.
 */
export type BatchedStatement<Row extends object, Call extends object> = Statement<
  Row & OfCall,
  { calls: string }
> & {
  /** Never set: it only gives the compiler the type of the calls. */
  readonly call?: Call;
};

/**
 * @param types the values of a call, which are columns for the SQL
 * @param sqlFor makes the SQL from a FROM item that has a row for each call, with `n` and the values
 */
export function batchedStatement<Row extends object, Call extends object>(
  name: string,
  types: CallTypes<Call>,
  sqlFor: (calls: string) => string,
): BatchedStatement<Row, Call> {
  return statement<Row & OfCall, { calls: string }>(name, sqlFor(callsOf(types)));
}

const callsOf = (types: Readonly<Record<string, string>>): string => {
  const columns = Object.entries(types).map(([name, type]) => `, "${name}" ${type}`);
  return fewRows(':calls::jsonb', `n integer${columns.join('')}`, 'n');
};

/** SQL that runs a SELECT for each call. The SELECT takes the call's values from `c`. */
export const forEachCall =
  (select: string) =>
  (calls: string): string =>
    `SELECT c.n, answer.* FROM ${calls} AS c CROSS JOIN LATERAL (${select} OFFSET 0) AS answer`;

/** The greatest number of calls in one statement. A failing call makes the others wait, so it is not large. */
const MOST_CALLS = 16;

/** How many batches of a statement run at the same time: a second one, while the first waits for the disk. */
const SIDE_BY_SIDE = 2;

/** The connections on which batches run: the pool. */
interface Connections {
  /** Whether so many callers wait that others are refused. */
  readonly isFull: boolean;
  /** Whether the caller has connections of its own, which it does not share with others. */
  readonly hasOwn: boolean;
  query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>>;
  /** Runs a statement that fails if it waits for a lock. */
  queryBriefly<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>>;
}

interface Waiting<Row, Call> {
  readonly call: Call;
  readonly resolve: (row: Row | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs the calls of a statement together: those of one turn of the event loop, and those that arrive while earlier ones
 * run. If a batch fails, its calls are run again one by one, so that one bad call does not stop the others; but not if
 * the database cannot be reached, since then the batch may have been written.
 */
export class Batches<Row extends object, Call extends object> {
  private queue: Waiting<Row, Call>[] = [];
  private running = 0;
  private isPlanned = false;

  constructor(
    private readonly batched: BatchedStatement<Row, Call>,
    private readonly pool: Connections,
  ) {}

  /** How many calls wait for others. */
  get waiting(): number {
    return this.queue.length;
  }

  /** The row that answers a call; null if none does. */
  run(call: Call): Promise<Row | null> {
    if (this.pool.isFull) return Promise.reject(tooManyWait());
    return new Promise((resolve, reject) => {
      const one = { call, resolve, reject };
      if (this.pool.hasOwn) return void this.runAlone(one);
      this.queue.push(one);
      this.plan();
    });
  }

  private plan(): void {
    if (this.isPlanned || this.running >= SIDE_BY_SIDE || this.queue.length === 0) return;
    this.isPlanned = true;
    setImmediate(() => {
      this.isPlanned = false;
      void this.runNext();
    });
  }

  private async runNext(): Promise<void> {
    this.running++;
    const batch = this.queue.splice(0, MOST_CALLS);
    this.plan();
    await this.runTogether(batch);
    this.running--;
    this.plan();
  }

  private async runTogether(batch: readonly Waiting<Row, Call>[]): Promise<void> {
    const [first, ...others] = batch;
    if (others.length === 0) return this.runAlone(first!);
    try {
      const { rows } = await this.pool.queryBriefly<Row & OfCall>(this.query(batch));
      settle(batch, rows);
    } catch (error) {
      if (isDatabaseDown(error)) batch.forEach(({ reject }) => reject(error));
      // Without waiting for them: one of them may wait for a lock.
      else for (const one of batch) void this.runAlone(one);
    }
  }

  private async runAlone(one: Waiting<Row, Call>): Promise<void> {
    try {
      const { rows } = await this.pool.query<Row & OfCall>(this.query([one]));
      settle([one], rows);
    } catch (error) {
      one.reject(error);
    }
  }

  private query(batch: readonly Waiting<Row, Call>[]) {
    const { name, text, bind } = this.batched;
    const calls = JSON.stringify(batch.map(({ call }, n) => ({ n, ...call })));
    return { name, text, values: bind({ calls }) };
  }
}

function settle<Row extends object, Call>(
  batch: readonly Waiting<Row, Call>[],
  rows: readonly (Row & OfCall)[],
): void {
  const rowOf = new Map(rows.map((row) => [row.n, row]));
  batch.forEach(({ resolve }, n) => resolve(rowOf.get(n) ?? null));
}

/** The runner of a statement. */
export type BatchesOf<S> =
  S extends BatchedStatement<infer Row, infer Call> ? Batches<Row, Call> : never;
