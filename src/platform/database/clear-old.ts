import { runEach, NEXT_BATCH, takeAll } from './batches.js';
import type { Batch } from './batches.js';
import type { Database } from './database.js';
import { statement } from './statement.js';
import type { NoValues, Statement } from './statement.js';

/** How many rows one statement deletes: few, so that it holds its locks and its connection only briefly. */
const CLEAR_BATCH = 1000;

/** Rows that are deleted after some time. `age` has an index, by which the oldest are deleted first. */
interface Old {
  readonly name: string;
  readonly table: string;
  readonly age: string;
  /** The condition for old rows; its parameters are given to {@link clearOld}. */
  readonly where: string;
}

/** The number of rows in a batch. */
export interface Cleared {
  readonly count: number;
}

/** Deletes a batch of old rows. Rows that are locked are left to the next sweep. */
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

/**
 * Deletes old rows in batches. Each has a transaction: Postgres reports the error of a statement before it releases
 * the statement's locks, and the smaller batch that follows would skip rows that are still locked. After a rollback
 * none are.
 */
export const clearOld = <Values extends object = NoValues>(
  database: Database,
  old: Statement<Cleared, Values & Batch>,
  values: Values = {} as Values,
): Promise<void> =>
  takeAll(database, old.name, CLEAR_BATCH, (limit, passedOver) =>
    database.transaction(async (transaction) => {
      const [row] = await transaction.rows(old, { ...values, limit, passedOver });
      return row!.count;
    }),
  );

/** Deletes old rows of several tables, each even if others fail. @throws like {@link runEach} */
export const clearAllOld = (
  database: Database,
  statements: readonly Statement<Cleared, Batch>[],
): Promise<void> =>
  runEach(
    database,
    statements.map((old) => () => clearOld(database, old)),
  );
