import type { Database, Statement } from './database.js';
import { eachByItself } from './each-by-itself.js';
import { BATCH, takeAll } from './take-all.js';

/** How many rows one statement deletes: it is done in a moment, and holds locks and a connection no longer. */
const CLEAR_BATCH = 1000;

/** Anything with an age that is forgotten after a time. `age` has an index, by which the oldest go first. */
interface Old {
  readonly name: string;
  readonly table: string;
  readonly age: string;
  /** Which are old, by `age`; parameters, from $3 on, are given to {@link clearOld}. */
  readonly where: string;
}

/** A batch of old rows; what somebody else is writing is left to the next sweep. */
export const oldRows = ({ name, table, age, where }: Old): Statement => ({
  name,
  text: `
    WITH gone AS (
      DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${table} WHERE ${where}
        ORDER BY ${age} ${BATCH} FOR UPDATE SKIP LOCKED))
      RETURNING 1
    ) SELECT count(*)::integer AS count FROM gone`,
});

/** Clears what is old of several tables, each whatever becomes of the others. @throws as eachByItself does */
export const clearAllOld = (database: Database, statements: readonly Statement[]): Promise<void> =>
  eachByItself(
    database,
    statements.map((statement) => () => clearOld(database, statement)),
  );

/** Clears what is old. The statement tells the `count` of its batch. */
export function clearOld(
  database: Database,
  statement: Statement,
  values: readonly unknown[] = [],
): Promise<void> {
  return takeAll(database, statement.name, CLEAR_BATCH, async (limit, passedOver) => {
    const asked = [limit, passedOver, ...values];
    const [row] = await database.run<{ count: number }>(statement, asked);
    return row!.count;
  });
}
