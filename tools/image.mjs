/**
 * Reduces package.json to what runs in the image: the packages that the bundle leaves out. `npm prune` then removes all
 * other packages. Only the Dockerfile uses it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LEFT_OUT } from './bundled-packages.mjs';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The packages whose versions `overrides` takes from the dependencies, as in `"zod": "$zod"`. */
function referencedIn(overrides) {
  return Object.values(overrides).flatMap((value) => {
    if (typeof value === 'object') return referencedIn(value);
    return value.startsWith('$') ? [value.slice(1)] : [];
  });
}

const { name, version, license, type, overrides } = read('package.json');
const folderOf = (wanted) => `node_modules/${wanted}/package.json`;
const kept = [...LEFT_OUT, ...referencedIn(overrides)].filter((it) => existsSync(folderOf(it)));
const dependencies = Object.fromEntries(kept.map((it) => [it, read(folderOf(it)).version]));
const manifest = { name, version, license, private: true, type, dependencies, overrides };
writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
