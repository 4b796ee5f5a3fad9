import type { QueryResultRow } from 'pg';
import type { Database, PositionalStatement } from './database.js';
import { statement } from './statement.js';
import type { NoValues, Statement } from './statement.js';
import { NEXT_BATCH, takeAll } from './take-all.js';
import type { Batch } from './take-all.js';

/** How many rows one statement deletes: it is done in a moment, and holds locks and a connection no longer. */
const CLEAR_BATCH = 1000;

/** Anything with an age that is forgotten after a time. `age` has an index, by which the oldest go first. */
interface Old {
  readonly name: string;
  readonly table: string;
  readonly age: string;
  /** Which are old, by `age`; its values are given to {@link clearOld}. */
  readonly where: string;
}

/** How many rows a batch had. */
export interface Cleared {
  readonly count: number;
}

/** A batch of old rows; what somebody else is writing is left to the next sweep. */
export const oldRows = <Values extends object = NoValues>({ name, table, age, where }: Old) =>
  statement<Cleared, Values & Batch>(
    name,
    `WITH gone AS (
       DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM ${table} WHERE ${where}
         ORDER BY ${age} ${NEXT_BATCH} FOR UPDATE SKIP LOCKED))
       RETURNING 1
     ) SELECT count(*)::integer AS count FROM gone`,
  );

/** Clears what is old. The statement tells the `count` of its batch. */
export function clearOld(
  database: Database,
  old: Statement<Cleared, Batch> | PositionalStatement,
  values?: readonly unknown[],
): Promise<void>;
export function clearOld<Values extends object>(
  database: Database,
  old: Statement<Cleared, Values & Batch>,
  values: Values,
): Promise<void>;
export function clearOld(
  database: Database,
  old: Statement<Cleared, Batch> | PositionalStatement,
  values: object = {},
): Promise<void> {
  return takeAll(database, old.name, CLEAR_BATCH, async (limit, passedOver) => {
    const [row] =
      'bind' in old
        ? await database.rows(old, { ...values, limit, passedOver })
        : await database.run<Cleared & QueryResultRow>(old, [limit, passedOver, ...(values as [])]);
    return row!.count;
  });
}
