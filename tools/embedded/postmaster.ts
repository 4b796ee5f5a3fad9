import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { link, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataDir } from './data-dir.js';
import { codeOf, ifThere } from './files.js';

/** The Postgres that has the data open, as its postmaster.pid describes it. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** The folder of the socket; empty while Postgres is still starting. */
  readonly socketFolder: string;
}

/** The Postgres that runs on the data folder, whoever started it. */
export async function findPostmaster(data: DataDir): Promise<Postmaster | undefined> {
  const lines = (await ifThere(readFile(pidFile(data), 'utf8')))?.split('\n') ?? [];
  const [pid, folder, , port, socketFolder] = lines;
  if (!pid || !folder || !isPostgres(Number(pid), folder)) return undefined;
  return { pid: Number(pid), port: Number(port), socketFolder: socketFolder ?? '' };
}

/**
 * Removes the postmaster.pid of a dead Postgres if its process id now belongs to another process (likely in containers,
 * which count from one): Postgres itself would believe that it still runs. To be called only after `findPostmaster` has
 * found none.
 */
export async function removeStalePidFile(data: DataDir): Promise<void> {
  const seen = await ifThere(readFile(pidFile(data), 'utf8'));
  if (seen === undefined || (await findPostmaster(data))) return;
  const aside = `${pidFile(data)}.${process.pid}`;
  await ifThere(rename(pidFile(data), aside));
  const taken = await ifThere(readFile(aside, 'utf8'));
  // Another process may have started Postgres in between: then the file is put back.
  if (taken !== undefined && taken !== seen)
    await link(aside, pidFile(data)).catch(() => undefined);
  await rm(aside, { force: true });
}

/**
 * Stops Postgres in order: clients are disconnected and open transactions rolled back. If it takes longer than
 * `patience` milliseconds, it is stopped at once and repairs itself at the next start.
 */
export async function endPostmaster(data: DataDir, pid: number, patience: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await isGone(data, pid, patience)) return;
  signal(pid, 'SIGQUIT');
  await isGone(data, pid, 1_000);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

/** Postgres removes its postmaster.pid a moment before it ends. */
async function isGone(data: DataDir, pid: number, patience: number): Promise<boolean> {
  const end = performance.now() + patience;
  while ((await findPostmaster(data))?.pid === pid || isPostgres(pid, data.cluster)) {
    if (performance.now() > end) return false;
    await pause(10);
  }
  return true;
}

function pidFile(data: DataDir): string {
  return join(data.cluster, 'postmaster.pid');
}

/** Whether process `pid` is a Postgres on `folder`: the id alone may belong to another process by now. */
function isPostgres(pid: number, folder: string): boolean {
  const command = commandOf(pid);
  return /postgres/.test(command) && command.includes(folder);
}

/** The command line of a process; empty if there is none, or if it has ended but its parent has not waited for it. */
function commandOf(pid: number): string {
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
