import { setTimeout as pause } from 'node:timers/promises';
import { findBinaries } from './binaries.js';
import { hasCluster, prepareCluster } from './cluster.js';
import type { AcquireOptions } from './cluster.js';
import type { DataDir } from './data-dir.js';
import { StartupError } from './failure.js';
import { launch } from './launch.js';
import type { Launch } from './launch.js';
import { takeLease } from './lease.js';
import type { Lease } from './lease.js';
import { findPostmaster, removeStalePidFile } from './postmaster.js';
import { findRunner } from './runner.js';
import { socketFolder } from './socket.js';

/** How long to wait for Postgres, which may have to repair itself after a power cut. */
const PATIENCE = 120_000;

/** A function that shows the operator the progress of the start. */
export type OnProgress = (message: string) => void;

/**
 * Takes a lease on the Postgres of the data folder, and starts it if none runs. No lock is needed: if several processes
 * start one for the same folder, Postgres' own lock lets one win, and the others find and share it. A Postgres that is
 * stopping is waited for.
 *
 * @throws StartupError when Postgres cannot run
 */
export async function acquire(
  data: DataDir,
  onProgress: OnProgress,
  how: AcquireOptions,
): Promise<Lease> {
  const end = performance.now() + PATIENCE;
  let launched: Launch | undefined;
  while (performance.now() < end) {
    const postmaster = await findPostmaster(data);
    const lease = postmaster && (await takeLease(postmaster));
    if (lease) return lease;
    if (!postmaster) launched = await launchAgain(launched, () => begin(data, onProgress, how));
    await pause(10);
  }
  throw new StartupError('Postgres does not answer: postgres.log in DATA_DIR may have the reason');
}

/** Launches Postgres, unless the last launch still runs. @throws the reason for which the last launch failed */
async function launchAgain(
  last: Launch | undefined,
  begin: () => Promise<Launch>,
): Promise<Launch> {
  if (last && !last.hasEnded()) return last;
  const reason = await last?.reason();
  if (reason) throw reason;
  return begin();
}

async function begin(data: DataDir, onProgress: OnProgress, how: AcquireOptions): Promise<Launch> {
  const first = !(await hasCluster(data));
  onProgress(first ? 'Making the database (once)' : 'Starting the database');
  const binaries = await findBinaries(data);
  const runner = await findRunner(data, binaries);
  await prepareCluster(data, binaries, runner, how);
  await removeStalePidFile(data);
  const folder = await socketFolder(data, runner.owner);
  how.signal?.throwIfAborted();
  return launch(data, binaries, runner, { socketFolder: folder, durable: how.durable });
}
