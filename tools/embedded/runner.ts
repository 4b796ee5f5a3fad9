import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess, StdioOptions } from 'node:child_process';
import { stat } from 'node:fs/promises';
import type { Binaries } from './binaries.js';
import type { DataDir } from './data-dir.js';
import { StartupError } from './failure.js';
import { ifThere, isRoot } from './files.js';
import type { Owner } from './files.js';

/** The user that runs Postgres' programs, and how. */
export interface Runner {
  /** The user that must own the database's files. */
  readonly owner: Owner;
  /** Set only if `spawn` itself changes the user. */
  readonly as?: Owner;
  /** A program with arguments that runs the program after it. */
  readonly through: readonly string[];
}

/** The user without files of its own, because Postgres refuses to run as root. */
const NOBODY: Owner = { uid: 65_534, gid: 65_534 };

/** All variables that Postgres gets: others such as PGOPTIONS and PGPORT would change how it runs. */
const ENVIRONMENT = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Finds a user that can run Postgres on this data folder. An ordinary user runs it as themselves. Root runs it as the
 * owner of the data or their folder, else as nobody. If that user may not enter the folder (a project under /root), it
 * gets the right to enter closed folders. If that is refused too, a user namespace is used, in which root has another
 * number.
 *
 * @throws StartupError when no user can run Postgres
 */
export async function findRunner(data: DataDir, binaries: Binaries): Promise<Runner> {
  const candidates = isRoot() ? runnersOfRoot(await ownerOf(data)) : [self()];
  const runner = candidates.find((candidate) => canRun(candidate, data, binaries));
  if (runner) return runner;
  throw new StartupError(
    isRoot()
      ? 'Postgres does not run as root, and no other user may enter DATA_DIR: choose a folder such as DATA_DIR=/var/lib/bummerl, or set DATABASE_URL'
      : "the project's own Postgres does not run on this system: set DATABASE_URL and JWT_SECRET to use another Postgres",
  );
}

function self(): Runner {
  return { owner: { uid: process.getuid!(), gid: process.getgid!() }, through: [] };
}

async function ownerOf(data: DataDir): Promise<Owner> {
  const folders = [await ifThere(stat(data.cluster)), data];
  const owner = folders.find((folder) => folder && folder.uid !== 0);
  return owner ? { uid: owner.uid, gid: owner.gid } : NOBODY;
}

function runnersOfRoot(owner: Owner): Runner[] {
  const { uid, gid } = owner;
  const pass = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', KEEP_FOR_ACCESS];
  return [
    { owner, as: owner, through: [] },
    { owner, through: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...pass] },
    { owner: { uid: 0, gid: 0 }, through: ['unshare', '--user'] },
  ];
}

/** initdb calls access(2), which otherwise ignores the right that was just given. */
const KEEP_FOR_ACCESS = '--securebits=+no_setuid_fixup';

/** Whether `runner` can enter the folder and run the program there; found by a trial. */
function canRun(runner: Runner, data: DataDir, binaries: Binaries): boolean {
  const probe = ['sh', '-c', 'cd "$1" && exec "$2" --version', 'sh', data.path, binaries.postgres];
  const [file, ...args] = [...runner.through, ...probe];
  return spawnSync(file!, args, { ...runner.as, ...SETTING, stdio: 'ignore' }).status === 0;
}

const SETTING = { cwd: '/', env: ENVIRONMENT };

/** Starts a program of Postgres in a session of its own, so that Ctrl-C in a terminal does not reach it. */
export function run(runner: Runner, command: readonly string[], stdio: StdioOptions): ChildProcess {
  const [file, ...args] = [...runner.through, ...command];
  return spawn(file!, args, { ...runner.as, ...SETTING, stdio, detached: true });
}
