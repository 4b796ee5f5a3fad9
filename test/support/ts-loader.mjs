/**
 * Lets Node run the project's TypeScript without a build: swc compiles with the options of `.swcrc`, like the build;
 * `npm run check` checks the types.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const TESTS = new URL('../', import.meta.url).href;
const JEST_GLOBALS = new URL('./jest/globals.mjs', import.meta.url).href;
/** The client's package, which its examples import, is read from its source. */
const CLIENT = new URL('../../clients/typescript/src/index.ts', import.meta.url).href;
const compiled = new Map();

/** A test's own helpers are loaded again for each test file, the application's modules are not. */
export async function resolve(specifier, context, next) {
  const file = new URL(context.parentURL ?? 'file:///').search;
  const { url, ...rest } = await resolveSource(specifier, context, next);
  return { ...rest, url: file && url.startsWith(TESTS) ? `${url}${file}` : url };
}

/** `./file.js` is `./file.ts` where there is one: imports name the compiled files. */
function resolveSource(specifier, context, next) {
  if (specifier === '@bummerl/client') return { url: CLIENT, shortCircuit: true };
  if (specifier === '@jest/globals') return { url: JEST_GLOBALS, shortCircuit: true };
  if (!/^\.{1,2}\/.*\.js$/.test(specifier)) return next(specifier, context);
  const { href } = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
  return isSource(href) ? { url: href, shortCircuit: true } : next(specifier, context);
}

const sources = new Map();

/** Only files of the project: packages may have sources beside their `.js`. */
function isSource(url) {
  if (!url.startsWith('file:') || url.includes('/node_modules/')) return false;
  if (!sources.has(url)) sources.set(url, existsSync(new URL(url)));
  return sources.get(url);
}

export async function load(url, context, next) {
  if (!new URL(url).pathname.endsWith('.ts')) return next(url, context);
  const path = fileURLToPath(url);
  if (!compiled.has(path)) compiled.set(path, await compile(path));
  return { format: 'module', source: compiled.get(path), shortCircuit: true };
}

async function compile(filename) {
  const source = await readFile(filename, 'utf8');
  const { code } = await transform(source, { filename, sourceMaps: 'inline' });
  return code;
}
