/** Real Postgres: calls of many callers in one statement, and how one of them may not affect the others. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { batchedStatement, forEachCall } from '../../../src/platform/database/batched.js';
import type { BatchesOf } from '../../../src/platform/database/batched.js';
import { Pool } from '../../../src/platform/database/pool.js';
import { isUnavailable } from '../../../src/platform/database/unavailable.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { until } from '../../support/wait.js';

const MOST_WAITING = 60;
const APPLICATION = 'batches';

/** Divides a number by another, and counts the statements that have done it. */
const DIVIDE = batchedStatement<
  { quotient: number; at: Date },
  { by: number | null; id: number; note: string }
>(
  'test-divide',
  { by: 'integer', id: 'integer', note: 'text' },
  (calls) => `WITH divided AS (
      UPDATE numbers SET value = value / c.by, note = c.note FROM ${calls} AS c WHERE numbers.id = c.id
      RETURNING c.n, numbers.value),
    counted AS (INSERT INTO statements SELECT count(*) FROM divided)
    SELECT n, value AS quotient, now() AS at FROM divided`,
);

const READ = batchedStatement<{ value: number; note: string | null }, { id: number }>(
  'test-read',
  { id: 'integer' },
  forEachCall('SELECT numbers.value, note FROM numbers WHERE numbers.id = c.id'),
);

const SLEEP = batchedStatement<{ id: number }, { id: number }>(
  'test-sleep',
  { id: 'integer' },
  (calls) => `WITH slept AS (INSERT INTO statements SELECT count(*) FROM ${calls} AS c)
    SELECT c.n, c.id, pg_sleep(60) FROM ${calls} AS c`,
);

const IDS = Array.from({ length: 12 }, (_, i) => i);

let database: TestDatabase;
let other: Client;
let pool: Pool;
let divisions: BatchesOf<typeof DIVIDE>;
let reads: BatchesOf<typeof READ>;

beforeAll(async () => {
  database = await freshDatabase();
  other = new Client({ connectionString: database.url });
  await other.connect();
  await other.query(
    'CREATE TABLE numbers (id integer PRIMARY KEY, value integer NOT NULL, note text)',
  );
  await other.query('CREATE TABLE statements (calls integer NOT NULL)');
});
afterAll(async () => {
  await other.end();
  await database.drop();
});
beforeEach(async () => {
  await other.query('TRUNCATE numbers, statements');
  await other.query('INSERT INTO numbers SELECT id, 60 * id FROM generate_series(0, 99) AS id');
  pool = new Pool({
    connectionString: database.url,
    application_name: APPLICATION,
    max: 6,
    brief: 2,
    mostWaiting: MOST_WAITING,
  });
  divisions = pool.batches(DIVIDE);
  reads = pool.batches(READ);
});
afterEach(async () => {
  await other.query('ROLLBACK');
  await pool.end();
});

const half = (id: number) => divisions.run({ by: 2, id, note: `half of ${id}` });

const statements = async () => {
  const { rows } = await other.query<{ calls: number }>('SELECT calls FROM statements');
  return rows.map(({ calls }) => calls);
};

const quotients = async (calls: ReturnType<typeof half>[]) =>
  (await Promise.all(calls)).map((row) => row && row.quotient);

describe('calls of the same statement', () => {
  it('that are made at once share a statement, and each gets its own row', async () => {
    expect(await quotients(IDS.map(half))).toEqual(IDS.map((id) => 30 * id));
    expect(await statements()).toEqual([IDS.length]);
    const found = await Promise.all(IDS.map((id) => reads.run({ id })));
    expect(found.map((row) => row!.note)).toEqual(IDS.map((id) => `half of ${id}`));
  });

  it('that are made while others run share the next statements, of 16 calls at most', async () => {
    const many = Array.from({ length: 50 }, (_, id) => id);
    expect(await quotients(many.map(half))).toEqual(many.map((id) => 30 * id));
    expect((await statements()).sort((a, b) => b - a)).toEqual([16, 16, 16, 2]);
  });

  it('one without a row gets null', async () => {
    expect(await quotients([half(1), half(-1), half(2)])).toEqual([30, null, 60]);
    expect(await reads.run({ id: -1 })).toBeNull();
  });

  it('of two that write the same row, one is done and the other gets null', async () => {
    const halves = await quotients([half(4), half(4)]);
    expect(halves.sort()).toEqual([120, null]);
  });

  it('keep texts, numbers and nulls as they are', async () => {
    const notes = ['"', '\\', `'; DROP TABLE numbers; --`, '\u{1F0A1} ä', '', '{"n":7}', '\\u0041'];
    await Promise.all(notes.map((note, id) => divisions.run({ by: 1, id, note })));
    const found = await Promise.all(notes.map((_, id) => reads.run({ id })));
    expect(found.map((row) => row!.note)).toEqual(notes);
    const instant = (await half(1))!.at;
    expect(instant).toBeInstanceOf(Date);
  });
});

describe('a call that fails', () => {
  it('fails alone: the others are done, once', async () => {
    const zero = divisions.run({ by: 0, id: 50, note: 'none' });
    const none = divisions.run({ by: null, id: 51, note: 'none' });
    const answers = await Promise.allSettled([...IDS.map(half), zero, none]);
    expect(answers.slice(0, IDS.length)).toEqual(
      IDS.map((id) => ({
        status: 'fulfilled',
        value: expect.objectContaining({ quotient: 30 * id }),
      })),
    );
    expect(answers.slice(IDS.length)).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ code: '22012' }) },
      { status: 'rejected', reason: expect.objectContaining({ code: '23502' }) },
    ]);
    expect(await statements()).toEqual(IDS.map(() => 1));
  });

  it('one with a text that Postgres cannot store fails alone', async () => {
    const bad = ['\0', '\ud800'].map((note, i) => divisions.run({ by: 1, id: 60 + i, note }));
    const answers = await Promise.allSettled([...bad, half(1)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });
});

describe('a call that waits for a lock', () => {
  it('does not hold up the others, and is done once', async () => {
    await other.query('BEGIN');
    await other.query('UPDATE numbers SET value = 1000 WHERE id = 0');
    let isDone = false;
    const locked = half(0).then((row) => {
      isDone = true;
      return row;
    });
    expect(await quotients(IDS.slice(1).map(half))).toEqual(IDS.slice(1).map((id) => 30 * id));
    expect(await quotients(IDS.slice(1).map(half))).toEqual(IDS.slice(1).map((id) => 15 * id));
    expect(isDone).toBe(false);
    await other.query('COMMIT');
    expect((await locked)!.quotient).toBe(500);
  });

  it('all of a batch are done, once, if their statement cannot be prepared while a table is locked', async () => {
    await other.query('BEGIN');
    await other.query('LOCK TABLE numbers IN ACCESS EXCLUSIVE MODE');
    const locked = quotients(IDS.map(half));
    await until('the calls one by one', () => pool.waitingCount > 0);
    await other.query('COMMIT');
    expect(await locked).toEqual(IDS.map((id) => 30 * id));
    expect(await statements()).toEqual(IDS.map(() => 1));
  });
});

describe('too many calls', () => {
  it('are refused at once, and the others are done', async () => {
    const many = Array.from({ length: 2 * MOST_WAITING }, (_, i) => reads.run({ id: i % 100 }));
    const answers = await Promise.allSettled(many);
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    );
    expect(refused).toHaveLength(MOST_WAITING);
    expect(refused.every(isUnavailable)).toBe(true);
  });
});

describe('a lost connection', () => {
  const running = async (): Promise<number[]> => {
    const { rows } = await other.query<{ pid: number }>(`SELECT pid FROM pg_stat_activity
      WHERE application_name = '${APPLICATION}' AND query LIKE '%pg_sleep%' AND state = 'active'`);
    return rows.map(({ pid }) => pid);
  };

  it('fails all calls of a batch, which is not run again', async () => {
    const sleeps = pool.batches(SLEEP);
    const calls = Promise.allSettled(IDS.map((id) => sleeps.run({ id })));
    await until('the statement', async () => (await running()).length === 1);
    const [lost] = await running();
    await other.query('SELECT pg_terminate_backend($1)', [lost]);
    for (const answer of await calls) {
      expect(answer.status === 'rejected' && isUnavailable(answer.reason)).toBe(true);
    }
    // Postgres may still list the lost one, which tells the client before it ends.
    expect((await running()).filter((pid) => pid !== lost)).toEqual([]);
    await until('a new connection', () =>
      reads.run({ id: 1 }).then(
        () => true,
        () => false,
      ),
    );
    expect(await quotients(IDS.map(half))).toEqual(IDS.map((id) => 30 * id));
  });
});
