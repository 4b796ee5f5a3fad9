import type { AcquireOptions } from './cluster.js';
import { withReason, jwtSecret, openDataDir } from './data-dir.js';
import type { DataDir } from './data-dir.js';
import type { Lease } from './lease.js';
import { acquire } from './acquire.js';
import type { OnProgress } from './acquire.js';
import { endPostmaster } from './postmaster.js';
import { removeSocketFolder } from './socket.js';

/** The services that the project brings itself, in use by this process until `stop`. */
export interface Embedded {
  readonly databaseUrl: string;
  readonly jwtSecret: string;
  /** Leaves Postgres, and ends it when no other process uses it. Called once. */
  readonly stop: () => Promise<void>;
}

/** How long Postgres may take to end in an orderly way, in milliseconds. */
const ENDING = 3_000;

/**
 * Starts the real Postgres that npm installed, on the data in `dataDir`, or shares the one that runs
 * there already: any number of processes may use one folder. Should Postgres end while it is in use,
 * it is started again at the same address; if that fails the rejection ends the process.
 * @param options `durable: false` trades the data's safety in a power cut for speed, for tests; `signal`
 * calls the start off, and with it the making of a database
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
    onProgress('The database has ended on its own and is started again');
    return take({ durable });
  });
  return { databaseUrl: first.databaseUrl, jwtSecret: secret, stop };
}

/** Holds a lease, taking another when one is lost; gives what ends the holding. */
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
