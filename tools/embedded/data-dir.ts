import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from './failure.js';
import { codeOf, writeOnce } from './files.js';
import type { Owner } from './files.js';

/** The folder with all data of a service without DATABASE_URL. */
export interface DataDir extends Owner {
  /** The real path, so that two names of one folder are the same. */
  readonly path: string;
  /** The folder of Postgres in it. */
  readonly cluster: string;
  /** The log file of Postgres. */
  readonly log: string;
}

const ADVICE = 'choose a folder of your own, as in DATA_DIR=$HOME/bummerl npm start';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: `DATA_DIR cannot be written, it belongs to another user: ${ADVICE}`,
  EPERM: `DATA_DIR cannot be written, it belongs to another user: ${ADVICE}`,
  EROFS: `DATA_DIR is on a read-only file system: ${ADVICE}`,
  EEXIST: `DATA_DIR is not a folder: ${ADVICE}`,
  ENOTDIR: `DATA_DIR is not a folder: ${ADVICE}`,
  ENAMETOOLONG: `the path of DATA_DIR is too long: ${ADVICE}`,
  ENOSPC: 'the disk that holds DATA_DIR is full: free some space, then start again',
  EDQUOT:
    'your quota on the disk that holds DATA_DIR is used up: free some space, then start again',
};

/**
 * Makes the data folder if it is missing.
 *
 * @throws StartupError when it cannot be made, entered or written
 */
export async function openDataDir(dir: string): Promise<DataDir> {
  return withReason(async () => {
    await mkdir(dir, { recursive: true });
    const path = await realpath(dir);
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
    const { uid, gid } = await stat(path);
    return { path, uid, gid, cluster: join(path, 'postgres'), log: join(path, 'postgres.log') };
  });
}

/**
 * The secret that signs access tokens. It is generated at the first start and stored with mode 0600.
 *
 * @throws StartupError when it cannot be read, or is too short
 */
export async function jwtSecret(data: DataDir): Promise<string> {
  const draw = () => randomBytes(48).toString('base64url');
  const secret = await withReason(() => writeOnce(join(data.path, 'jwt-secret'), draw, data));
  if (secret.length >= 32) return secret;
  throw new StartupError('the file jwt-secret in DATA_DIR is damaged: remove it, then start again');
}

/** Runs `work` on the data folder, and turns an error of the system into one line for the operator. */
export async function withReason<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = REASONS[codeOf(error) ?? ''];
    throw reason ? new StartupError(reason, { cause: error }) : error;
  }
}
