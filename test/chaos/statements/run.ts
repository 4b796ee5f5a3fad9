/**
 * `npm run test:chaos -- --statements` and `npm run bench -- statements --matches 1000000` compare every statement on
 * so many matches with the same one on two thousand. `--large <url>` uses a database that has been filled before.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../support/postgres-server.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { makeDataset } from '../dataset/dataset.js';
import { compareStatements } from './compare.js';
import type { Compared } from './compare.js';

/** So many matches that a page shows as many different users as on the large database. */
const SMALL = 2_000;

/** The largest ratio that is allowed, and the milliseconds below which a time is not reliable. */
const LIMIT = 1.2;
const WORTH_MILLIS = 1;

interface Comparison {
  readonly matches: number;
  /** The statements that take longer than allowed. */
  readonly slower: readonly Compared[];
  readonly statements: readonly Compared[];
}

export async function run(args: readonly string[]): Promise<Comparison> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      matches: { type: 'string', default: '1000000' },
      rounds: { type: 'string', default: '20' },
      large: { type: 'string' },
    },
  });
  const folder = await mkdtemp(join(tmpdir(), 'bummerl-statements-'));
  const postgres = await startPostgres(join(folder, 'data'));
  process.env.TEST_POSTGRES_URL = postgres.databaseUrl;
  const made: TestService[] = [];
  const fill = async (matches: number) => {
    const service = await startService({ LOG_LEVEL: 'error' });
    made.push(service);
    await makeDataset(service, matches, printProgress);
    return service.database.url;
  };
  try {
    const large = values.large ?? (await fill(Number(values.matches)));
    const urls = { small: await fill(SMALL), large };
    const statements = await compareStatements(urls, Number(values.rounds));
    process.stderr.write(tableOf(statements));
    return { matches: Number(values.matches), slower: statements.filter(isSlower), statements };
  } finally {
    for (const service of made) await service.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const printProgress = (made: number, of: number): boolean =>
  process.stderr.write(`${made} of ${of} matches\n`);

const isSlower = ({ ratio, lowRatio, lowLarge }: Compared): boolean =>
  Math.min(ratio, lowRatio) > LIMIT && lowLarge >= WORTH_MILLIS;

/** A Markdown table, in milliseconds. */
function tableOf(statements: readonly Compared[]): string {
  const lines = statements.map(
    (it) =>
      `| \`${it.name}\` | ${it.small} | ${it.large} | ${it.ratio} | ${it.lowSmall} | ${it.lowLarge} | ${it.lowRatio} |`,
  );
  const head = '| statement | small | large | ratio | quickest, small | quickest, large | ratio |';
  return [head, '| --- | --- | --- | --- | --- | --- | --- |', ...lines, ''].join('\n');
}
