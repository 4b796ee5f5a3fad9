import { accessSync, constants, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './steps.mjs';
import { Trouble, meaningOf } from './trouble.mjs';

/**
 * Whether node_modules has the packages of package-lock.json, by the record that npm writes when an
 * installation is complete. Packages for other platforms may be missing.
 */
export function isInstalled(root) {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  if (!wanted)
    throw new Trouble('package-lock.json is missing: download the complete project again');
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (!present) return false;
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || present[path]?.version === entry.version || !isNeeded(entry),
  );
}

function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** An optional package is needed if it is made for this platform. */
function isNeeded({ optional, os, cpu, libc }) {
  if (!optional) return true;
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc);
}

const OFFLINE = 'the packages cannot be fetched: connect to the internet, then start again';

const NPM_MEANINGS = {
  ENOTFOUND: OFFLINE,
  EAI_AGAIN: OFFLINE,
  ECONNREFUSED: OFFLINE,
  ECONNRESET: OFFLINE,
  ENETUNREACH: OFFLINE,
  EHOSTUNREACH: OFFLINE,
  ETIMEDOUT: OFFLINE,
  ENOTCACHED: OFFLINE,
  ERR_SOCKET_TIMEOUT: OFFLINE,
  EIDLETIMEOUT: OFFLINE,
  EUSAGE: 'package.json and package-lock.json disagree: run npm install, then start again',
  EINTEGRITY: 'a package was damaged during the download: run npm cache verify, then start again',
  ETARGET: 'the registry does not have a version that package-lock.json names: try again later',
  E404: 'the registry does not have a package that package-lock.json names: try again later',
};

const SHORT_RETRIES = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

/** npm's code for a version that is not in the list of a package's versions. */
const NO_SUCH_VERSION = 'ETARGET';

/**
 * Installs exactly the packages of package-lock.json, also those for development: the build needs them. What npm has in
 * its cache is used without asking the registry whether it has changed, which would take a third of the time. Only if a
 * cached list of versions is too old, the registry is asked.
 */
export async function install(root, out) {
  accessSync(root, constants.W_OK);
  const cached = await runNpm(root, out, '--prefer-offline');
  const isOld = cached.code === NO_SUCH_VERSION;
  const { status, code } = isOld ? await runNpm(root, out, '--prefer-online') : cached;
  if (status === 0) return;
  const meaning = NPM_MEANINGS[code] ?? meaningOf(code);
  throw new Trouble(
    meaning ?? `npm ci failed (${code ?? `status ${status}`}): run npm ci to see the reason`,
  );
}

async function runNpm(root, out, preference) {
  const flags = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', ...SHORT_RETRIES];
  const command = [...npm(), ...flags, preference];
  const { status, output } = await runStep('Installing packages', command, { cwd: root, out });
  return { status, code: /npm (?:error|ERR!) code (\w+)/.exec(output)?.[1] };
}

/** The npm that started this program, else the one on the PATH. */
function npm() {
  const called = process.env.npm_execpath;
  return called && /npm-cli\.c?js$/.test(called) ? [process.execPath, called] : ['npm'];
}
