import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runStep } from './steps.mjs';
import { Trouble } from './trouble.mjs';

/** What a build depends on besides the sources. */
const SETTINGS = ['tsconfig.json', 'nest-cli.json', 'package-lock.json'];

const stampOf = (root) => join(root, 'dist', '.built');

/** Whether dist was built, without errors, from the sources as they are: by content, not by time. */
export function isBuilt(root) {
  return textOf(stampOf(root)) === fingerprint(root);
}

/** Builds what has changed; the stamp is written only when all of it went well. */
export async function build(root, out) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  // Without a stamp nobody knows what dist holds, and tsc must not believe its own notes.
  if (textOf(stampOf(root)) === undefined) rmSync(join(root, 'dist/.tsbuildinfo'), { force: true });
  writeFileSync(stampOf(root), '');
  const before = fingerprint(root);
  const nest = join(root, 'node_modules', '.bin', 'nest');
  const command = [process.execPath, nest, 'build'];
  const { status, said } = await runStep('Building', command, { cwd: root, out });
  if (status !== 0)
    throw new Trouble(`the build failed${firstError(said)}: npm run build shows all`);
  writeFileSync(stampOf(root), before);
}

function firstError(said) {
  const line = said.split('\n').find((candidate) => /error/i.test(candidate));
  return line ? ` (${stripVTControlCharacters(line).trim()})` : '';
}

function fingerprint(root) {
  const hash = createHash('sha1');
  const files = [...SETTINGS, ...sources(root)];
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function sources(root) {
  return readdirSync(join(root, 'src'), { recursive: true })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join('src', path))
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
