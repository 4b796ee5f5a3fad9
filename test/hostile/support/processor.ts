/** The processor time that a service has used, as Linux counts it. */
import { readdir, readFile } from 'node:fs/promises';
import { rowsOf } from '../../support/sql.js';
import type { Victim } from './victim.js';

/** Milliseconds of a core since the beginning of each process. */
export interface Used {
  readonly service: number;
  /** By backend: backends come and go. */
  readonly postgres: ReadonlyMap<number, number>;
}

/** Whether this system counts the time of each thread. */
export const countsTime = (): boolean => process.platform === 'linux';

/** What a service and the backends of its database have used. Postgres runs on the same machine. */
export async function usedBy(victim: Victim): Promise<Used> {
  const backends = await rowsOf<{ pid: number }>(
    victim,
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND backend_type = 'client backend'`,
  );
  const threads = await readdir(`/proc/${victim.pid}/task`);
  const [service, postgres] = await Promise.all([
    Promise.all(threads.map((thread) => ofThread(victim.pid, thread))),
    Promise.all(backends.map(async ({ pid }) => [pid, await ofThread(pid, pid)] as const)),
  ]);
  return { service: sum(service), postgres: new Map(postgres) };
}

/** What was used between two moments. What a backend used that has ended meanwhile is not known. */
export function usedBetween(before: Used, after: Used): { service: number; postgres: number } {
  const each = [...after.postgres].map(([pid, used]) => used - (before.postgres.get(pid) ?? 0));
  return { service: after.service - before.service, postgres: sum(each) };
}

/** A thread that has ended counts as zero. */
async function ofThread(pid: number, thread: number | string): Promise<number> {
  const path = `/proc/${pid}/task/${thread}/schedstat`;
  const text = await readFile(path, 'utf8').catch(zeroIfGone);
  return Number(text.split(' ')[0]) / 1e6;
}

function zeroIfGone(error: unknown): string {
  if (error instanceof Error && 'code' in error && GONE.includes(String(error.code))) return '0';
  throw error;
}

const GONE = ['ENOENT', 'ESRCH'];

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
