/**
 * Makes the project runnable: installs the packages that package-lock.json names and builds the parts that have
 * changed. It uses no packages, because none may be installed yet. If there is nothing to do, it prints nothing and
 * takes a few milliseconds.
 *
 * `--quiet` keeps stdout free for the command that follows; `--no-build` only installs.
 */
import { fileURLToPath } from 'node:url';
import { build, isBuilt } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { Trouble, explain } from './trouble.mjs';

const OLDEST_NODE = [20, 19];

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new Trouble(
    `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE.join('.')} or newer, then start again`,
  );
}

async function prepare(root, { quiet, noBuild }) {
  checkNode();
  if (isInstalled(root) && (noBuild || isBuilt(root))) return;
  const out = quiet ? process.stderr : process.stdout;
  await withLock(root, out, async () => {
    if (!isInstalled(root)) await install(root, out);
    if (!noBuild && !isBuilt(root)) await build(root, out);
  });
}

try {
  const flags = process.argv.slice(2);
  await prepare(fileURLToPath(new URL('..', import.meta.url)), {
    quiet: flags.includes('--quiet'),
    noBuild: flags.includes('--no-build'),
  });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
