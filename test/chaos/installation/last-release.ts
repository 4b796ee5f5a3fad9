import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isInstalled } from '../../../tools/install.mjs';

/** The file with the commit of the last release. */
const LAST_RELEASE = 'ops/last-release';

/**
 * Checks a release out and builds it, in a folder that later runs use again. Its packages are those of this checkout if
 * they fit.
 *
 * @param ref the release; null for the last one
 * @throws Error if this checkout does not have the commit
 */
export function builtRelease(ref: string | null, say: (line: string) => unknown): string {
  const wanted = ref ?? readFileSync(LAST_RELEASE, 'utf8').trim();
  const commit = git('rev-parse', '--verify', `${wanted}^{commit}`).toString().trim();
  const folder = join(tmpdir(), `bummerl-release-${commit.slice(0, 12)}`);
  if (!existsSync(folder)) unpack(commit, folder);
  usePackages(join(folder, 'node_modules'), folder);
  say(`building ${commit.slice(0, 12)} in ${folder}`);
  const stdio = ['ignore', 2, 2] as ['ignore', 2, 2];
  execFileSync(process.execPath, ['tools/prepare.mjs'], { cwd: folder, stdio });
  return folder;
}

function unpack(commit: string, folder: string): void {
  mkdirSync(folder);
  execFileSync('tar', ['x', '-C', folder], { input: git('archive', commit) });
}

/**
 * Links the packages of this checkout if they fit. A link of an earlier run whose packages have changed since is removed:
 * an installation would empty the folder to which it leads.
 */
function usePackages(packages: string, folder: string): void {
  const isLink = lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink();
  if (isLink === false) return; // the release has packages of its own
  if (isLink === undefined) symlinkSync(resolve('node_modules'), packages);
  if (!isInstalled(folder)) rmSync(packages);
}

const git = (...args: string[]): Buffer =>
  execFileSync('git', args, { maxBuffer: 512 * 1024 * 1024 });
