/**
 * Bundles the built programs, with the packages that they load, into dist/bundle, so that a start reads about fifty
 * files instead of four thousand. Afterwards dist/api.main.js and the other programs load their bundles (ADR 43).
 */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { LEFT_OUT, PLACED, REQUIRING } from './bundled-packages.mjs';
import { ownMappings } from './own-mappings.mjs';
import { modulesIn, noticeAt, recordPackages } from './packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const target = join(dist, 'bundle');

/** Lets bundled CommonJS code require packages outside the bundle, and computes paths from the bundle's folder. */
const BANNER = `${noticeAt('../licences.txt')}
import { createRequire as bundle$createRequire } from 'node:module';
import { fileURLToPath as bundle$path, pathToFileURL as bundle$url } from 'node:url';
const require = bundle$createRequire(import.meta.url);
const bundle$place = (place) => bundle$path(new URL(place, import.meta.url));`;

const anyOf = (paths) =>
  new RegExp(`/(?:${paths.map((path) => path.replace(/[.]/g, '\\.')).join('|')})$`);

const load = (change) => (file) => ({
  contents: change(readFileSync(file.path, 'utf8'), file.path),
  loader: file.path.endsWith('.ts') ? 'ts' : 'js',
});

/** Bundles programs from their sources, because their files in dist are replaced by loaders of the bundle. */
const programs = {
  name: 'programs',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]src[\\/]\w+\.main\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8'),
      loader: 'ts',
      resolveDir: dist,
    })),
};

/** Writes the original path into files that read their own path. */
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

/** Removes a module's own `require`: it would load packages a second time. The bundle's `require` is used. */
const requiring = {
  name: 'requiring',
  setup: ({ onLoad }) =>
    onLoad(
      { filter: anyOf(REQUIRING) },
      load((text) => text.replace('const require = createRequire(import.meta.url);', '')),
    ),
};

/** Fails the build if a file would get the bundle's path instead of its own. */
function checkPlaces(text) {
  const asks = /\bimport\.meta\b|\b__(?:file|dir)name\b/g;
  for (const { 0: what, index } of text.slice(BANNER.length).matchAll(asks)) {
    const from = text.lastIndexOf('\n// ', index + BANNER.length);
    const name = text.slice(from + 4, text.indexOf('\n', from + 1));
    console.error(`error: ${name} has ${what}: add it to PLACED in bundled-packages.mjs`);
    process.exitCode = 1;
  }
}

/** Names a function; the bundler does so for classes, and for functions that would lose their names. */
const NAMING = 'var __name = (target, value) => ';

/** Names of declared functions, which have them already. */
const NEEDLESS_NAMES = /^ *__name\((\w+), "\1"\);$/gm;

/** Naming of a function within another, each time that it is created. A request creates hundreds. */
const REPEATED_NAME = '/* @__PURE__ */ __name(';
const INDENTED_LINES = /^ .+$/gm;
const LEFT_UNNAMED = 'function __unnamed(target) { return target; }\n';

/** Lines must not move: the source maps count them. */
function finishScript(file) {
  const text = readFileSync(file, 'utf8');
  checkPlaces(text);
  const named = text
    .replace(NAMING, `${NAMING}target.name === value ? target : `)
    .replaceAll(NEEDLESS_NAMES, '')
    .replaceAll(INDENTED_LINES, (line) => line.replaceAll(REPEATED_NAME, '__unnamed('));
  const end = named.lastIndexOf('//# sourceMappingURL=');
  writeFileSync(file, named.slice(0, end) + LEFT_UNNAMED + named.slice(end));
}

function keepOwnMappings(file) {
  const map = JSON.parse(readFileSync(file, 'utf8'));
  const own = ownMappings(map, (source) => !source.includes('node_modules/'));
  writeFileSync(file, JSON.stringify(own));
}

/** Loads the bundle with source maps on, so that stack traces name the sources from the first module on. */
const loader = (program) => `process.setSourceMapsEnabled(true);
await import('./bundle/${program}');
`;

process.env.GOGC ??= '800'; // fewer garbage collections of the bundler: they took a quarter of its time
const sources = readdirSync(join(root, 'src')).filter((file) => file.endsWith('.main.ts'));
rmSync(target, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: root,
  metafile: true,
  entryPoints: sources.map((file) => join('src', file)),
  outdir: target,
  outbase: 'src',
  chunkNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  keepNames: true, // classes name tables, API types and log lines
  // graphql then checks an object's class by its class alone, not by its name too (ADR 43)
  define: { 'process.env.NODE_ENV': '"production"' },
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'eof',
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
recordPackages(root, 'service', modulesIn(metafile));
