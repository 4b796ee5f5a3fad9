import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { Binaries } from './binaries.js';
import type { DataDir } from './data-dir.js';
import { failureOf, StartupError } from './failure.js';
import { codeOf, giveFolder, ifThere, isRoot } from './files.js';
import { run } from './runner.js';
import type { Runner } from './runner.js';

/** The one role of the embedded database. */
export const ROLE = 'bummerl';

/**
 * The options of initdb: UTF-8 with Postgres' own locale, which is the same on every system, and `trust` on the socket
 * only. Nothing listens on the network, and the socket is in a folder of mode 0700, so the system itself admits only
 * its owner. A password would be stored next to it, readable by the same user, and would be part of every URL.
 */
const INITDB = [
  '--username',
  ROLE,
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth-local=trust',
  '--auth-host=reject',
  '--no-instructions',
];

/** Options for making and running the database. */
export interface AcquireOptions {
  readonly durable: boolean;
  /** Cancels the start as long as Postgres has not been launched. After the launch the start is completed. */
  readonly signal?: AbortSignal | undefined;
}

/** Whether the data folder holds a database. */
export async function hasCluster(data: DataDir): Promise<boolean> {
  return (await majorOf(data)) !== undefined;
}

/**
 * Makes sure that the data folder has a database that `binaries` can open, owned by the user that runs it. A new one is
 * made in another folder and renamed, so that an interrupted start leaves no incomplete database.
 *
 * @throws StartupError when the folder is used by another version, another user or something else
 */
export async function prepareCluster(
  data: DataDir,
  binaries: Binaries,
  runner: Runner,
  how: AcquireOptions,
): Promise<void> {
  if (!(await hasCluster(data))) await makeCluster(data, binaries, runner, how);
  await checkVersion(data, binaries.major);
  const { uid, mode } = await stat(data.cluster);
  if (uid === runner.owner.uid && (mode & 0o777) === 0o700) return;
  if (uid !== runner.owner.uid && !isRoot()) {
    throw new StartupError(
      'the database in DATA_DIR belongs to another user: choose a DATA_DIR of your own',
    );
  }
  await giveFolder(data.cluster, runner.owner);
}

async function majorOf(data: DataDir): Promise<string | undefined> {
  const version = await ifThere(readFile(join(data.cluster, 'PG_VERSION'), 'utf8'));
  return version?.trim();
}

async function checkVersion(data: DataDir, ours: string): Promise<void> {
  const theirs = await majorOf(data);
  if (theirs === ours) return;
  throw new StartupError(
    theirs === undefined
      ? 'the folder postgres in DATA_DIR contains no database: move it away, or choose another DATA_DIR'
      : `the database in DATA_DIR was made by Postgres ${theirs}, this service has ${ours}: choose another DATA_DIR, or set DATABASE_URL`,
  );
}

async function makeCluster(
  data: DataDir,
  binaries: Binaries,
  runner: Runner,
  { durable, signal }: AcquireOptions,
): Promise<void> {
  await removeDrafts(data);
  const draft = await mkdtemp(`${data.cluster}.new-${process.pid}-`);
  try {
    await giveFolder(draft, runner.owner);
    const flags = ['-D', draft, ...INITDB, ...(durable ? [] : ['-N'])];
    await initdb(runner, [binaries.initdb, ...flags], signal);
    await rename(draft, data.cluster);
  } catch (error) {
    // Another process was first, or something else is there: checkVersion finds out which.
    if (!['ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes(codeOf(error) ?? '')) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** @throws the signal's reason when it is aborted; initdb has ended by then */
async function initdb(
  runner: Runner,
  command: string[],
  signal: AbortSignal | undefined,
): Promise<void> {
  signal?.throwIfAborted();
  const child = run(runner, command, ['ignore', 'ignore', 'pipe']);
  // also kills initdb's helper processes, which are in its process group and keep its stderr open
  signal?.addEventListener('abort', () => killGroup(child), { once: true });
  const [output, [status]] = await Promise.all([
    text(child.stderr as Readable),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  signal?.throwIfAborted();
  if (status !== 0) throw failureOf(output, 'the database could not be made');
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if (!['ESRCH', 'EPERM'].includes(codeOf(error) ?? '')) throw error; // it has just ended
  }
}

/** Removes unfinished databases of processes that no longer run. */
async function removeDrafts(data: DataDir): Promise<void> {
  const prefix = `${basename(data.cluster)}.new-`;
  for (const name of await readdir(data.path)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : NaN;
    if (pid > 0 && !isAlive(pid)) {
      await rm(join(dirname(data.cluster), name), { recursive: true, force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
