/** `npm run changes`: refuses a breaking change of the schema that the changelog does not name. */
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
}

async function check(): Promise<void> {
  const { builtSchema, sdlOf } = await import('../support/schema.js');
  const { unnamedBreaking } = await import('./schema-changes.js');
  const committed = await readFile(CURRENT, 'utf8');
  const now = await builtSchema();
  if (sdlOf(now) !== committed)
    fail([`${CURRENT} is not the schema of the code: run npm run schema`]);
  const published = buildSchema(await readFile(PUBLISHED, 'utf8'));
  const changelog = await readFile('CHANGELOG.md', 'utf8');
  const unnamed = await unnamedBreaking(published, now, changelog);
  if (unnamed.length === 0) return;
  fail([
    'These changes of the schema break clients, and CHANGELOG.md does not name them under',
    '"## [Unreleased]", "### Breaking" (docs/changes.md says how):',
    ...unnamed.map(({ coordinate, message }) => `  \`${coordinate}\`  ${message}`),
  ]);
}

function fail(lines: readonly string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
}

await (process.argv.includes('--publish') ? publish() : check());
