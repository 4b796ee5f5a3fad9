import type { Database, Statement } from './database.js';

/** How many rows one statement deletes: it is done in a moment, and holds locks and a connection no longer. */
export const CLEAR_BATCH = 1000;

/** How many batches one sweep deletes at most, so that a process which is asked to end need not wait. */
const MOST_BATCHES = 200;

/** Anything with an age that is forgotten after a time. `age` has an index, by which the oldest go first. */
interface Old {
  readonly name: string;
  readonly table: string;
  readonly age: string;
  /** Which are old, by `age`; parameters are given to {@link clearOld}. */
  readonly where: string;
}

/** A batch of old rows; what somebody else is writing is left to the next sweep. */
export const oldRows = ({ name, table, age, where }: Old): Statement => ({
  name,
  text: `
    WITH gone AS (
      DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${table} WHERE ${where}
        ORDER BY ${age} LIMIT ${CLEAR_BATCH} FOR UPDATE SKIP LOCKED))
      RETURNING 1
    ) SELECT count(*)::integer AS count FROM gone`,
});

/**
 * Clears batch after batch until one is not full; others take their turns between them. The statement
 * tells the `count` of its batch.
 */
export async function clearOld(
  database: Database,
  statement: Statement,
  values: unknown[] = [],
): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const [row] = await database.run<{ count: number }>(statement, values);
    if (row!.count < CLEAR_BATCH) return;
  }
}
