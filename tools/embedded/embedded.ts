import type { AcquireOptions } from './cluster.js';
import { withReason, jwtSecret, openDataDir } from './data-dir.js';
import type { DataDir } from './data-dir.js';
import type { Lease } from './lease.js';
import { acquire } from './acquire.js';
import type { OnProgress } from './acquire.js';
import { endPostmaster } from './postmaster.js';
import { removeSocketFolder } from './socket.js';

/** The embedded Postgres and the secret of the data folder, for this process until `stop`. */
export interface Embedded {
  readonly databaseUrl: string;
  readonly jwtSecret: string;
  /** Releases Postgres, and stops it if no other process uses it. To be called once. */
  readonly stop: () => Promise<void>;
}

/** How long Postgres may take to stop in order, in milliseconds. */
const ENDING = 3_000;

/**
 * Starts the real Postgres that npm installed, on the data in `dataDir`. If one already runs there, it is shared: any
 * number of processes may use one folder. If Postgres ends while it is in use, it is started again at the same address.
 * If that fails, the rejection ends the process.
 *
 * @param options `durable: false` is for tests: faster, but a power cut may destroy the data. `signal` cancels the
 * start, even while a database is being made
 * @throws StartupError when the folder or the system does not allow it
 */
export async function startEmbedded(
  dataDir: string,
  onProgress: OnProgress,
  options: Partial<AcquireOptions> = {},
): Promise<Embedded> {
  const data = await openDataDir(dataDir);
  const secret = await jwtSecret(data);
  const { durable = true, signal } = options;
  const take = (how: AcquireOptions) => withReason(() => acquire(data, onProgress, how));
  const first = await take({ durable, signal });
  const stop = keep(data, first, () => {
    onProgress('The database has stopped unexpectedly and is started again');
    return take({ durable });
  });
  return { databaseUrl: first.databaseUrl, jwtSecret: secret, stop };
}

/** Holds a lease, and takes another when it is lost. Returns the function that ends this. */
function keep(data: DataDir, first: Lease, again: () => Promise<Lease>): () => Promise<void> {
  let current = Promise.resolve(first);
  let leaving = false;
  const watch = async (): Promise<void> => {
    while (!leaving) {
      await (
        await current
      ).ended;
      if (!leaving) current = again();
    }
  };
  void watch(); // its rejection is meant to end the process
  return async () => {
    leaving = true;
    await leave(data, await current);
  };
}

async function leave(data: DataDir, lease: Lease): Promise<void> {
  if (!(await lease.giveBack())) return;
  await endPostmaster(data, lease.postmaster.pid, ENDING);
  await removeSocketFolder(data);
}
