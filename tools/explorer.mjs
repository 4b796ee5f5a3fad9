/**
 * Bundles the browser part of the explorer (src/platform/http/explorer/browser) into dist/explorer:
 * ES modules, the editor's workers and one stylesheet. Each file's name changes with its content, so
 * that it may be cached for ever. manifest.json lists all files, and which of them the page loads.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { ADDRESS, modulesIn, noticeAt, recordPackages } from './packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'src/platform/http/explorer/browser');
const target = join(root, 'dist/explorer');

const COMMON = {
  absWorkingDir: root,
  outdir: target,
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  metafile: true,
  banner: { js: noticeAt(ADDRESS), css: noticeAt(ADDRESS) },
  // Under its old names prettier exports CommonJS, and a dynamic import of that has only a default export.
  alias: {
    'prettier/parser-babel': 'prettier/plugins/babel',
    'prettier/parser-graphql': 'prettier/plugins/graphql',
  },
  logLevel: 'error',
};

/** @returns the files that were written, their modules, and the file of each of `entryPoints`, by its name */
async function bundle(entryPoints, options) {
  const { metafile } = await build({ ...COMMON, entryPoints, ...options });
  const outputs = Object.entries(metafile.outputs).map(([path, output]) => [
    basename(path),
    output,
  ]);
  const entries = outputs
    .filter(([file, { entryPoint }]) => entryPoint && named(file) in entryPoints)
    .map(([file]) => [named(file), file]);
  return {
    files: outputs.map(([file]) => file),
    modules: modulesIn(metafile),
    entries: Object.fromEntries(entries),
  };
}

function named(file) {
  return file.slice(0, file.lastIndexOf('-'));
}

rmSync(target, { recursive: true, force: true });
const [workers, style] = await Promise.all([
  // Without splitting, because a worker must be one file that loads no others.
  bundle({
    json: 'monaco-editor/esm/vs/language/json/json.worker.js',
    graphql: 'monaco-graphql/esm/graphql.worker.js',
    editor: 'monaco-editor/esm/vs/editor/editor.worker.js',
  }),
  bundle({ explorer: join(source, 'explorer.css') }),
]);
const page = await bundle(
  { explorer: join(source, 'explorer.ts') },
  {
    splitting: true,
    // GraphiQL's stylesheet already has the editor's styles, which the editor's modules import again.
    loader: { '.css': 'empty' },
    define: { WORKERS: JSON.stringify(workers.entries) },
  },
);
const manifest = {
  script: page.entries.explorer,
  style: style.entries.explorer,
  files: [...workers.files, ...style.files, ...page.files],
};
writeFileSync(join(target, 'manifest.json'), JSON.stringify(manifest));
recordPackages(root, 'explorer', { ...workers.modules, ...style.modules, ...page.modules });
