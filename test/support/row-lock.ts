import { Client } from 'pg';
import type { TestDatabase } from './postgres.js';
import { rowsOf } from './sql.js';
import { until } from './wait.js';

/** A lock on a row, held by a transaction of the test's own. */
export interface RowLock {
  /** Resolves when `count` statements wait for the lock. */
  isAwaited(count?: number): Promise<void>;
  release(): Promise<void>;
}

/** Locks a match's row, by the row's id. */
export const lockMatch = (database: TestDatabase, id: string): Promise<RowLock> =>
  lockRow(database, 'matches', id);

/** Locks a row of a table, by its id. */
export async function lockRow(
  database: TestDatabase,
  table: 'matches' | 'reports',
  id: string,
): Promise<RowLock> {
  const holder = new Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
  return {
    isAwaited: (count = 1) => untilWaiting(database, count),
    release: async () => {
      await holder.query('COMMIT');
      await holder.end();
    },
  };
}

async function untilWaiting(database: TestDatabase, count: number): Promise<void> {
  const sql = `SELECT FROM pg_stat_activity
               WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await until('statements that wait', async () => {
    return (await rowsOf({ database }, sql)).length >= count;
  });
}
