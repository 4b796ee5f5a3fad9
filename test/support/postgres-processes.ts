import { readFile, readdir } from 'node:fs/promises';
import { Client } from 'pg';

export interface Process {
  readonly pid: number;
  readonly command: string;
}

/** The processes of this system whose command line names `folder`, with their command lines. */
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

/** The postmaster of the data within `folder`; its backends have other command lines. */
export async function postmasterOf(folder: string): Promise<Process> {
  const processes = await processesOf(folder);
  const found = processes.find(({ command }) => command.includes('bin/postgres\0-D'));
  if (!found) throw new Error('no postmaster');
  return found;
}

/** One value from a database, by a connection of its own. */
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
