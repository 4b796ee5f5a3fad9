import { randomBytes } from 'node:crypto';
import { chmod, chown, lchown, link, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The code of a system error; `undefined` for any other value. */
export function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code;
}

/** The result of `work`, or `undefined` if its file does not exist. */
export async function ifThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The text of `path`. The first process writes it, and nobody changes it later. It is linked into place when it is
 * complete, so that a reader sees the complete text or no file.
 */
export async function writeOnce(path: string, draw: () => string, owner: Owner): Promise<string> {
  const there = await ifThere(readFile(path, 'utf8'));
  if (there !== undefined) return there;
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await writePrivate(draft, draw(), owner);
    await link(draft, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}

async function writePrivate(path: string, text: string, owner: Owner): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await give(path, owner);
}

/** A user and group of the system. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Whether this process may change the owner of files and run as other users. */
export function isRoot(): boolean {
  return process.geteuid?.() === 0;
}

/** Gives `path` to `owner`. Only root can; for other users the file is already theirs. */
export async function give(path: string, { uid, gid }: Owner): Promise<void> {
  if (isRoot()) await chown(path, uid, gid);
}

/** Gives a folder with its contents to `owner` and closes it to everyone else, as Postgres requires. */
export async function giveFolder(path: string, owner: Owner): Promise<void> {
  await chmod(path, 0o700);
  if (!isRoot()) return;
  for (const entry of await readdir(path, { recursive: true })) {
    await lchown(join(path, entry), owner.uid, owner.gid);
  }
  await give(path, owner);
}
