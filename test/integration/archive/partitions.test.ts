/** Real: Postgres, and the built dist/partitions.main.js; archives written by SQL. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ArchivePartitions } from '../../../src/modules/matches/application/archive-partitions.js';
import { ArchiveMonths } from '../../../src/modules/matches/storage/archive/archive-months.js';
import { Database } from '../../../src/platform/database/database.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { openSource } from '../../support/source.js';
import { rowsOf } from '../../support/sql.js';

const ROWS = 1203;
const MONTH = '2026-11';

let database: TestDatabase;
let source: Awaited<ReturnType<typeof openSource>>;
let months: ArchiveMonths;
let partitions: ArchivePartitions;
let folder: string;
let file: string;

beforeAll(async () => {
  database = await freshDatabase();
  source = await openSource(database.url, 2);
  months = new ArchiveMonths(new Database(source));
  partitions = new ArchivePartitions(months);
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bummerl-partitions-'));
  file = join(folder, `${MONTH}.ndjson.gz`);
  for (const month of [MONTH, '2026-12']) await partitions.make(month);
  await rows('DELETE FROM match_archives');
  await rows(
    `INSERT INTO match_archives SELECT gen_random_uuid(),
       timestamptz '2026-11-01 00:00Z' + n * interval '35 minutes', sha256(n::text::bytea)
     FROM generate_series(0, ${ROWS - 1}) n`,
  );
  await rows(`INSERT INTO match_archives VALUES (gen_random_uuid(), '2026-12-01 00:00Z', 'x')`);
});
afterEach(() => rm(folder, { recursive: true }));

const rows = <R>(text: string) => rowsOf<R>({ database }, text);
const all = () => rows<object>('SELECT * FROM match_archives ORDER BY 1');
const statesOf = async () =>
  Object.fromEntries((await partitions.list()).map(({ month, state }) => [month, state]));

describe('a month of archives', () => {
  it('is taken out into a file and comes back as it was', async () => {
    const before = await all();
    const written = await partitions.detach(MONTH, file);
    expect(written).toMatchObject({ month: MONTH, rows: ROWS });
    expect(await all()).toHaveLength(1);
    expect(await statesOf()).toEqual({ '2026-12': 'ATTACHED' });
    expect(await partitions.attach(file)).toEqual(written);
    expect(await all()).toEqual(before);
    expect(await statesOf()).toEqual({ [MONTH]: 'ATTACHED', '2026-12': 'ATTACHED' });
  });

  it('keeps rows that were written while it was out', async () => {
    await partitions.detach(MONTH, file);
    await partitions.make(MONTH);
    await rows(
      `INSERT INTO match_archives VALUES (gen_random_uuid(), '2026-11-30 00:00Z', 'late')`,
    );
    await partitions.attach(file);
    await partitions.attach(file);
    expect(await all()).toHaveLength(ROWS + 2);
  });

  it('is detached to the end after an interruption between its steps', async () => {
    await months.detach(MONTH);
    await writeFile(`${file}.part`, 'the beginning of a file');
    expect(await statesOf()).toMatchObject({ [MONTH]: 'DETACHED' });
    expect(await partitions.detach(MONTH, file)).toMatchObject({ rows: ROWS });
    expect(await statesOf()).toEqual({ '2026-12': 'ATTACHED' });
  });

  it('stays in the database if its file cannot be written', async () => {
    const nowhere = join(folder, 'no folder', 'file');
    await expect(partitions.detach(MONTH, nowhere)).rejects.toThrow('ENOENT');
    expect(await statesOf()).toMatchObject({ [MONTH]: 'DETACHED' });
    await partitions.detach(MONTH, file);
    await partitions.attach(file);
    expect(await all()).toHaveLength(ROWS + 1);
  });

  it('does not come back from a file that is cut off or is no month', async () => {
    await partitions.detach(MONTH, file);
    const { length } = await readFile(file);
    const cut = join(folder, 'cut.gz');
    await writeFile(cut, await readFile(file));
    await truncate(cut, length - 40);
    await expect(partitions.attach(cut)).rejects.toThrow('not a complete month');
    const other = join(folder, 'other.gz');
    await writeFile(other, 'something else');
    await expect(partitions.attach(other)).rejects.toThrow('not a complete month');
    expect(await statesOf()).toEqual({ '2026-12': 'ATTACHED' });
    await partitions.attach(file);
  });
});

it('the command lists, detaches and attaches months, and explains itself', async () => {
  const command = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['dist/partitions.main.js', ...args], {
      env: { ...process.env, DATABASE_URL: database.url, JWT_SECRET: 'x'.repeat(64) },
    });
  const lines = async (...args: string[]) =>
    (await command(...args)).stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
  expect(await lines()).toMatchObject([{ month: MONTH, state: 'ATTACHED' }, { month: '2026-12' }]);
  expect(await lines('detach', MONTH, file)).toMatchObject([{ detached: { rows: ROWS } }]);
  expect(await lines('attach', file)).toMatchObject([{ attached: { month: MONTH, rows: ROWS } }]);
  expect(await lines('make', '2027-01')).toEqual([{ made: '2027-01' }]);
  await expect(command('detach', '2026-13', file)).rejects.toThrow('Usage: npm run -s partitions');
});
