/** Released migrations never change: their hashes are kept in a file, which each release writes anew. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const MIGRATIONS = 'src/platform/database/migrations';
export const RELEASED = `${MIGRATIONS}/released.json`;

/** The hash of each file. */
export type Hashes = Readonly<Record<string, string>>;

const isMigration = (file: string): boolean => file.endsWith('.ts') && file !== 'index.ts';

export async function hashesIn(folder: string): Promise<Hashes> {
  const files = (await readdir(folder, { recursive: true })).filter(isMigration).sort();
  const hashes: Record<string, string> = {};
  for (const file of files) {
    const text = await readFile(join(folder, file));
    hashes[file] = createHash('sha256').update(text).digest('hex');
  }
  return hashes;
}

/** Released files that are not as they were released, or are gone. */
export const changedSince = (released: Hashes, now: Hashes): string[] =>
  Object.keys(released).filter((file) => released[file] !== now[file]);
