import { createHash } from 'node:crypto';
import { lstat, mkdir, rm, rmdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { DataDir } from './data-dir.js';
import { StartupError } from './failure.js';
import { codeOf, give, isRoot } from './files.js';
import type { Owner } from './files.js';

/** The number in the socket's name. Nothing listens on a port. */
export const PORT = 5432;

/** The shortest limit of all systems (macOS; Linux has 107). */
const LONGEST = 103;

/**
 * The folder of Postgres' socket: the database's own (mode 0700), unless its path is too long or its file system has no
 * sockets. Then it is a folder in /tmp, closed to others, with a name that every process derives from the data folder.
 *
 * @throws StartupError when another user has that name in /tmp
 */
export async function socketFolder(data: DataDir, owner: Owner): Promise<string> {
  if (await holdsSockets(data)) return data.cluster;
  const folder = shortFolder(data);
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  const { uid, mode } = await lstat(folder);
  if (isRoot() && uid === 0) await give(folder, owner);
  else if (uid !== owner.uid || (mode & 0o777) !== 0o700) {
    throw new StartupError('the path of DATA_DIR is too long for a socket: choose a shorter one');
  }
  return folder;
}

/** Removes the folder in /tmp, unless it contains a socket. */
export async function removeSocketFolder(data: DataDir): Promise<void> {
  await rmdir(shortFolder(data)).catch(() => undefined);
}

function shortFolder(data: DataDir): string {
  const name = createHash('sha256').update(data.path).digest('hex').slice(0, 16);
  return join('/tmp', `bummerl-${name}`);
}

async function holdsSockets(data: DataDir): Promise<boolean> {
  if (Buffer.byteLength(join(data.cluster, `.s.PGSQL.${PORT}`)) > LONGEST) return false;
  const probe = join(data.cluster, `.s.${process.pid}`);
  const server = createServer();
  return new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(probe, () => server.close(() => resolve(true)));
  }).finally(() => rm(probe, { force: true }));
}
