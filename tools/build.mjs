import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runStep } from './steps.mjs';
import { Trouble } from './trouble.mjs';

const WEB = join('clients', 'web');
const EMBEDDED = join('tools', 'embedded');
const WEB_BUILDER = join('tools', 'web.mjs');
const BUNDLER = join('tools', 'bundle.mjs');
const PACKAGES = join('tools', 'packages.mjs');
const LICENCES = join('tools', 'licences.mjs');
const BUNDLER_FILES = [
  ...[BUNDLER, PACKAGES],
  ...['bundled-packages.mjs', 'own-mappings.mjs'].map((name) => join('tools', name)),
];

/** The files on which the compiler's output depends. */
const compiled = (root) => [
  ...['.swcrc', 'tsconfig.json', 'nest-cli.json', 'package-lock.json'],
  ...filesIn(root, 'src').filter((path) => path.endsWith('.ts')),
];

/** The parts of a build, in this order. Each is built only when a file that it depends on has changed. */
const PARTS = [
  {
    title: 'Building',
    stamp: '.built',
    files: compiled,
    command: [join('node_modules', '.bin', 'nest'), 'build'],
  },
  {
    title: 'Building the web client',
    stamp: '.web-built',
    files: (root) => ['package-lock.json', WEB_BUILDER, PACKAGES, ...filesIn(root, WEB)],
    command: [WEB_BUILDER],
  },
  {
    title: 'Bundling the service',
    stamp: '.service-bundled',
    files: (root) => [...compiled(root), ...filesIn(root, EMBEDDED), ...BUNDLER_FILES],
    command: [BUNDLER],
  },
  {
    title: 'Listing the licences',
    stamp: '.licences-listed',
    // The stamps of the bundles change with what is in them. They exist, because the bundles are built before.
    files: () => [
      ...['LICENSE', 'package-lock.json', PACKAGES, LICENCES],
      ...['.web-built', '.service-bundled'].map((stamp) => join('dist', stamp)),
    ],
    command: [LICENCES],
  },
];

/** Whether dist was built without errors from the current sources; compares contents, not times. */
export function isBuilt(root) {
  return PARTS.every((part) => isPartBuilt(root, part));
}

/** Builds the parts that have changed. */
export async function build(root, out) {
  for (const part of PARTS) if (!isPartBuilt(root, part)) await buildPart(root, part, out);
}

function isPartBuilt(root, part) {
  return textOf(join(root, 'dist', part.stamp)) === fingerprint(root, part);
}

/** Writes the stamp only after the build has succeeded. */
async function buildPart(root, part, out) {
  const dist = join(root, 'dist');
  const stamp = join(dist, part.stamp);
  mkdirSync(dist, { recursive: true });
  writeFileSync(stamp, '');
  const before = fingerprint(root, part);
  const command = [process.execPath, ...part.command];
  const { status, output } = await runStep(part.title, command, { cwd: root, out });
  if (status !== 0)
    throw new Trouble(`the build failed${firstError(output)}: npm run build shows all errors`);
  writeFileSync(stamp, before);
}

/** Not a line that only says how many errors follow. */
const ERROR_WITH_TEXT = /error.*\w/i;

/** The compiler writes the place of an error under its text: `,-[src/start.main.ts:1:1]`. */
const COMPILER_ERROR = /^ *[x×] (.+)\n *[,╭][-─]\[(.+)\]/m;

function firstError(output) {
  const text = stripVTControlCharacters(output);
  const [, what, where] = COMPILER_ERROR.exec(text) ?? [];
  if (what) return ` (${where}: ${what})`;
  const line = text.split('\n').find((candidate) => ERROR_WITH_TEXT.test(candidate));
  return line ? ` (${line.trim()})` : '';
}

function fingerprint(root, part) {
  const hash = createHash('sha1');
  for (const file of part.files(root))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesIn(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
