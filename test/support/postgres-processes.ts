import { readFile, readdir } from 'node:fs/promises';
import { Client } from 'pg';

export interface Process {
  readonly pid: number;
  readonly command: string;
}

/** The processes of this system that have `folder` in their command lines, with these lines. */
export async function processesOf(folder: string): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const processes = await Promise.all(
    pids.map(async (pid) => ({
      pid: Number(pid),
      command: await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
    })),
  );
  return processes.filter(({ command }) => command.includes(folder));
}

/**
 * The postmasters of data within `folder`; a backend that was just forked still has its parent's
 * command line.
 */
export async function postmastersOf(folder: string): Promise<Process[]> {
  const all = await processesOf(folder);
  const alike = all.filter(({ command }) => command.includes('bin/postgres\0-D'));
  const parents = await Promise.all(alike.map(({ pid }) => parentOf(pid)));
  return alike.filter((_, i) => !alike.some(({ pid }) => pid === parents[i]));
}

/** The postmaster of the data within `folder`. */
export async function postmasterOf(folder: string): Promise<Process> {
  const [found] = await postmastersOf(folder);
  if (!found) throw new Error('no postmaster');
  return found;
}

async function parentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^PPid:\s*(\d+)/m.exec(status)?.[1] ?? 0);
}

/** One value from a database, over a connection of its own. */
export async function ask<T>(url: string, sql: string): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ value: T }>(sql);
    return rows[0]?.value as T;
  } finally {
    await client.end();
  }
}
