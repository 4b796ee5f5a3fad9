import { Database } from '../../src/platform/database/database.js';
import { beginEpoch } from '../../src/platform/epochs/begin-epoch.js';
import { EpochStore } from '../../src/platform/epochs/epochs.js';
import { restoreSteps } from '../../src/app/restore-steps.js';
import { asAdmin, copiedFrom } from './postgres.js';
import type { TestDatabase } from './postgres.js';
import { openSource } from './source.js';

/** A copy of a database that no service uses: what a restore to this moment gives. */
export async function copyOf({ url }: Pick<TestDatabase, 'url'>): Promise<TestDatabase> {
  const from = new URL(url).pathname.slice(1);
  await asAdmin(`SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
    WHERE datname = '${from}' AND backend_type = 'client backend'`);
  return copiedFrom(from);
}

/** Works on a database with the service's own tables. */
export async function onDatabase<T>(
  { url }: Pick<TestDatabase, 'url'>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const source = await openSource(url, 1);
  try {
    return await work(new Database(source));
  } finally {
    await source.destroy();
  }
}

/** The command `restored`, in this process; returns its lines. */
export async function restored(
  database: Pick<TestDatabase, 'url'>,
  isConfirmed = true,
  redis: { readonly REDIS_URL?: string; readonly REDIS_PREFIX: string } = { REDIS_PREFIX: 'test' },
): Promise<string[]> {
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  await onDatabase(database, (sql) =>
    beginEpoch(new EpochStore(sql), restoreSteps(sql, redis, say), { isConfirmed, say }),
  );
  return lines;
}
