import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { link, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataDir } from './data-dir.js';
import { codeOf, ifThere } from './files.js';

/** The Postgres that has the data open, as its postmaster.pid tells. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Empty as long as it is only starting. */
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
 * Takes away the postmaster.pid of a Postgres that is gone where its number belongs to another
 * process by now (likely in containers, which count from one): Postgres itself would believe it is
 * still running. Called only after `findPostmaster` has found none.
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
 * Ends Postgres in an orderly way: its clients are sent away, what they had not committed is undone.
 * If it takes longer than `patience` milliseconds it ends at once and repairs itself at the next start.
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

/** Postgres takes its postmaster.pid away a moment before it ends. */
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

/** Whether process `pid` is a Postgres on `folder`: a number alone may be anyone's by now. */
function isPostgres(pid: number, folder: string): boolean {
  const command = commandOf(pid);
  return /postgres/.test(command) && command.includes(folder);
}

/** The command line of a process, empty when there is none (or its parent has yet to bury it). */
function commandOf(pid: number): string {
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
