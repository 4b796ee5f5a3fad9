/** Which packages are in the built files. Each bundler records it; licences.mjs and the tests read it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The programs that bundle. Each records its files in `dist/packages/NAME.json`. */
export const BUNDLES = ['service', 'web'];

/** A comment in each built file that contains code of packages. `place` is where their licences are. */
export const noticeAt = (place) => `/*! Licences: ${place} */`;

/** The address at which the service shows the licences. */
export const ADDRESS = '/licences.txt';

/** A module of a package, by its path from the root; the package is in the innermost node_modules. */
const IN_PACKAGE = /^((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Code that the bundlers themselves add. */
const ADDED = [
  [/^<runtime>$/, 'node_modules/esbuild'],
  [/^\0vite\//, 'node_modules/vite'],
  [/^\0rolldown\//, 'node_modules/rolldown'],
];

/** The folder of the package that a module is part of; undefined for our own modules. */
function packageOf(module) {
  const added = ADDED.find(([pattern]) => pattern.test(module));
  return added ? added[1] : IN_PACKAGE.exec(module)?.[1];
}

/** The folders of the packages that these modules are part of. */
export const packagesOf = (modules) =>
  [...new Set(modules.map(packageOf).filter((folder) => folder !== undefined))].sort();

/** @param files the modules of each file, by its path in dist */
export function recordPackages(root, bundle, files) {
  const folder = join(root, 'dist/packages');
  mkdirSync(folder, { recursive: true });
  const packages = Object.entries(files).map(([file, modules]) => [file, packagesOf(modules)]);
  writeFileSync(join(folder, `${bundle}.json`), JSON.stringify(Object.fromEntries(packages)));
}

/** The modules of each file that esbuild has written. */
export const modulesIn = ({ outputs }) =>
  Object.fromEntries(
    Object.entries(outputs).map(([path, { inputs }]) => [
      path.replace(/^dist\//, ''),
      Object.keys(inputs).filter((input) => inputs[input].bytesInOutput > 0),
    ]),
  );

/** The folders of the packages in each file of a bundle. */
export const recordedPackages = (root, bundle) =>
  JSON.parse(readFileSync(join(root, 'dist/packages', `${bundle}.json`), 'utf8'));
