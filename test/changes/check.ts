/**
 * `npm run changes`: refuses what the changelog does not name: a change of the schema that breaks clients, and words in
 * matches that the last release cannot read.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { buildSchema } from 'graphql';
import { MIGRATIONS, RELEASED, hashesIn } from './released-migrations.js';

const CURRENT = 'docs/schema.graphql';
const PUBLISHED = 'docs/schema.published.graphql';

async function publish(): Promise<void> {
  await writeFile(PUBLISHED, await readFile(CURRENT, 'utf8'));
  process.stdout.write(`${PUBLISHED} is now a copy of ${CURRENT}\n`);
  await writeFile(RELEASED, `${JSON.stringify(await hashesIn(MIGRATIONS), null, 2)}\n`);
  process.stdout.write(`${RELEASED} has the hash of every migration\n`);
  const { matchWords, RELEASED_WORDS } = await import('./match-words.js');
  await writeFile(RELEASED_WORDS, `${JSON.stringify(matchWords(), null, 2)}\n`);
  process.stdout.write(`${RELEASED_WORDS} has the words of matches\n`);
}

async function check(): Promise<void> {
  const { builtSchema, sdlOf } = await import('../support/schema.js');
  const { namedUnder, unnamedBreaking } = await import('./schema-changes.js');
  const committed = await readFile(CURRENT, 'utf8');
  const now = await builtSchema();
  if (sdlOf(now) !== committed)
    fail([`${CURRENT} is not the schema of the code: run npm run schema`]);
  const published = buildSchema(await readFile(PUBLISHED, 'utf8'));
  const changelog = await readFile('CHANGELOG.md', 'utf8');
  const unnamed = await unnamedBreaking(published, now, changelog);
  if (unnamed.length > 0)
    fail([
      'These changes of the schema break clients, and CHANGELOG.md does not name them under',
      '"## [Unreleased]", "### Breaking" (docs/changes.md says how):',
      ...unnamed.map(({ coordinate, message }) => `  \`${coordinate}\`  ${message}`),
    ]);
  const words = await newWords(namedUnder('For operators', changelog));
  if (words.length > 0)
    fail([
      'The last release runs beside this one during an upgrade and cannot read these words in matches. Read them in this',
      'release and write them in the next one, or name them in CHANGELOG.md under "## [Unreleased]", "### For operators"',
      '(docs/upgrading.md):',
      ...words.map((word) => `  \`${word}\``),
    ]);
}

async function newWords(named: ReadonlySet<string>): Promise<string[]> {
  const { matchWords, RELEASED_WORDS } = await import('./match-words.js');
  const released = JSON.parse(await readFile(RELEASED_WORDS, 'utf8')) as string[];
  return matchWords().filter((word) => !released.includes(word) && !named.has(word));
}

function fail(lines: readonly string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
}

await (process.argv.includes('--publish') ? publish() : check());
