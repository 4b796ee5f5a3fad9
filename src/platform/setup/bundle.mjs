/**
 * Bundles the built programs, with the packages that they load, into dist/bundle: a start reads some fifty
 * files and not four thousand. dist/api.main.js and the others load their bundles then (ADR 43).
 */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { LEFT_OUT, PLACED, REQUIRING } from './bundled-packages.mjs';
import { ownMappings } from './own-mappings.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const dist = join(root, 'dist');
const target = join(dist, 'bundle');

/** What is CommonJS requires what is left out; what asks for its place gets it seen from the bundle. */
const BANNER = `import { createRequire as bundle$createRequire } from 'node:module';
import { fileURLToPath as bundle$path, pathToFileURL as bundle$url } from 'node:url';
const require = bundle$createRequire(import.meta.url);
const bundle$place = (place) => bundle$path(new URL(place, import.meta.url));`;

const anyOf = (paths) =>
  new RegExp(`/(?:${paths.map((path) => path.replace(/[.]/g, '\\.')).join('|')})$`);

const load = (change) => (file) => ({
  contents: change(readFileSync(file.path, 'utf8'), file.path),
  loader: 'js',
});

/** A program's source as it is, because its place in dist is taken by what loads the bundle. */
const programs = {
  name: 'programs',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]src[\\/]\w+\.main\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8'),
      loader: 'ts',
      resolveDir: dist,
    })),
};

/** Files that ask where they are are told their own place. */
const places = {
  name: 'places',
  setup: ({ onLoad }) => onLoad({ filter: anyOf(PLACED) }, load(placed)),
};

function placed(text, path) {
  const file = `bundle$place(${JSON.stringify(relative(target, path))})`;
  return text
    .replaceAll('import.meta.url', `bundle$url(${file}).href`)
    .replaceAll(/\b__filename\b/g, file)
    .replaceAll(
      /\b__dirname\b/g,
      `bundle$place(${JSON.stringify(relative(target, join(path, '..')))})`,
    );
}

/** ES modules that make a \`require\` of their own get that of the bundle: else they load packages once more. */
const requiring = {
  name: 'requiring',
  setup: ({ onLoad }) =>
    onLoad(
      { filter: anyOf(REQUIRING) },
      load((text) => text.replace('const require = createRequire(import.meta.url);', '')),
    ),
};

/** A file that would take the bundle's place for its own ends the build. */
function checkPlaces(text) {
  const asks = /\bimport\.meta\b|\b__(?:file|dir)name\b/g;
  for (const { 0: what, index } of text.slice(BANNER.length).matchAll(asks)) {
    const from = text.lastIndexOf('\n// ', index + BANNER.length);
    const name = text.slice(from + 4, text.indexOf('\n', from + 1));
    console.error(`error: ${name} has ${what}: name it in bundled-packages.mjs`);
    process.exitCode = 1;
  }
}

/** Every function is named as it is made, requests make thousands, and nearly all have their name already. */
const NAMING = 'var __name = (target, value) => ';

function finishScript(file) {
  const text = readFileSync(file, 'utf8');
  checkPlaces(text);
  if (!text.includes(NAMING)) return;
  writeFileSync(file, text.replace(NAMING, `${NAMING}target.name === value ? target : `));
}

function keepOwnMappings(file) {
  const map = JSON.parse(readFileSync(file, 'utf8'));
  const own = ownMappings(map, (source) => !source.includes('node_modules/'));
  writeFileSync(file, JSON.stringify(own));
}

/** Stack traces name the sources, and do so from the first module on. */
const loader = (program) => `process.setSourceMapsEnabled(true);
await import('./bundle/${program}');
`;

process.env.GOGC ??= '800'; // the bundler looks less often for memory to free: a quarter of its time
const sources = readdirSync(join(root, 'src')).filter((file) => file.endsWith('.main.ts'));
rmSync(target, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: sources.map((file) => join('src', file)),
  outdir: target,
  outbase: 'src',
  chunkNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  keepNames: true, // tables, types of the API and lines of the log are named by their classes
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'none',
  external: LEFT_OUT,
  banner: { js: BANNER },
  plugins: [programs, places, requiring],
  logLevel: 'error',
});
for (const file of readdirSync(target)) {
  if (file.endsWith('.js')) finishScript(join(target, file));
  else keepOwnMappings(join(target, file));
}
for (const file of sources) {
  const program = basename(file).replace(/ts$/, 'js');
  writeFileSync(join(dist, program), loader(program));
}
