import { eachByItself, NEXT_BATCH, takeAll } from './batches.js';
import type { Batch } from './batches.js';
import type { Database } from './database.js';
import { statement } from './statement.js';
import type { NoValues, Statement } from './statement.js';

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

/** Clears what is old. */
export const clearOld = <Values extends object = NoValues>(
  database: Database,
  old: Statement<Cleared, Values & Batch>,
  values: Values = {} as Values,
): Promise<void> =>
  takeAll(database, old.name, CLEAR_BATCH, async (limit, passedOver) => {
    const [row] = await database.rows(old, { ...values, limit, passedOver });
    return row!.count;
  });

/** Clears what is old of several tables, each whatever becomes of the others. @throws as eachByItself does */
export const clearAllOld = (
  database: Database,
  statements: readonly Statement<Cleared, Batch>[],
): Promise<void> =>
  eachByItself(
    database,
    statements.map((old) => () => clearOld(database, old)),
  );
