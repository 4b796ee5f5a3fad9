/** Real Postgres: short statements of many callers on few connections. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { Pool } from '../../../src/platform/database/pool.js';
import { isUnavailable } from '../../../src/platform/database/unavailable.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { until } from '../../support/wait.js';

const PIPELINES = 2;
const MOST_WAITING = 40;
const NUMBERS = Array.from({ length: 30 }, (_, i) => i);
const APPLICATION = 'pipelines';

let database: TestDatabase;
let other: Client;
let pool: Pool;
beforeAll(async () => {
  database = await freshDatabase();
  other = new Client({ connectionString: database.url });
  await other.connect();
  await other.query('CREATE TABLE numbers (id integer PRIMARY KEY, n integer NOT NULL)');
  await other.query('INSERT INTO numbers SELECT id, 0 FROM generate_series(0, 29) AS id');
});
const open = (application: string) =>
  new Pool({
    connectionString: database.url,
    application_name: application,
    max: PIPELINES + 2,
    pipelines: PIPELINES,
    mostWaiting: MOST_WAITING,
  });

beforeEach(() => {
  pool = open(APPLICATION);
});
afterEach(async () => {
  await other.query('ROLLBACK');
  await pool.end();
});
afterAll(async () => {
  await other.end();
  await database.drop();
});

const add = (id: number, on = pool) =>
  on.pipelined<{ id: number }>({
    name: 'add',
    text: 'UPDATE numbers SET n = n + 1 WHERE id = $1 RETURNING id',
    values: [id],
  });

const connections = async (application = APPLICATION) => {
  const { rows } = await other.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE application_name = $1',
    [application],
  );
  return rows.map(({ pid }) => pid);
};

describe('short statements', () => {
  it('share few connections, and each gets its own answer', async () => {
    const answers = await Promise.all(NUMBERS.map((id) => add(id)));
    expect(answers.map(({ rows }) => rows)).toEqual(NUMBERS.map((id) => [{ id }]));
    expect(await connections()).toHaveLength(PIPELINES);
  });

  it('one that fails does not affect the others: each is a transaction of its own', async () => {
    const before = await other.query<{ n: number }>('SELECT sum(n)::integer AS n FROM numbers');
    const failing = () =>
      pool.pipelined({ name: 'fail', text: 'SELECT 1 / $1::integer', values: [0] });
    const some = NUMBERS.slice(0, 15);
    const answers = await Promise.allSettled(some.flatMap((id) => [add(id), failing()]));
    expect(answers.map(({ status }) => status)).toEqual(
      answers.map((_, i) => (i % 2 === 0 ? 'fulfilled' : 'rejected')),
    );
    const after = await other.query<{ n: number }>('SELECT sum(n)::integer AS n FROM numbers');
    expect(after.rows[0]!.n - before.rows[0]!.n).toBe(some.length);
  });

  it('one that waits for a lock does not hold up the others, and is done once', async () => {
    await other.query('BEGIN');
    await other.query('UPDATE numbers SET n = 100 WHERE id = 0');
    let isDone = false;
    const locked = add(0).then(() => (isDone = true));
    await Promise.all(NUMBERS.slice(1).map((id) => add(id)));
    expect(isDone).toBe(false);
    await other.query('COMMIT');
    await locked;
    const { rows } = await other.query('SELECT n FROM numbers WHERE id = 0');
    expect(rows).toEqual([{ n: 101 }]);
  });

  it('the first ones of a connection, which cannot be prepared while a table is locked, are done as well', async () => {
    await other.query('BEGIN');
    await other.query('LOCK TABLE numbers IN ACCESS EXCLUSIVE MODE');
    const locked = Promise.all(NUMBERS.map((id) => add(id)));
    await until('the statements on other connections', () => pool.waitingCount > 0);
    await other.query('COMMIT');
    expect((await locked).map(({ rows }) => rows)).toEqual(NUMBERS.map((id) => [{ id }]));
  });

  it('too many are refused at once', async () => {
    const many = Array.from({ length: 2 * MOST_WAITING }, (_, i) => add(i % NUMBERS.length));
    const answers = await Promise.allSettled(many);
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    );
    expect(refused).toHaveLength(MOST_WAITING - PIPELINES);
    expect(refused.every(isUnavailable)).toBe(true);
  });
});

describe('a pool that has ended', () => {
  it('has closed its pipelines after their statements, and opens no new one', async () => {
    const ended = open('ended');
    const running = add(3, ended);
    await Promise.all([running, ended.end()]);
    expect((await running).rows).toEqual([{ id: 3 }]);
    const failure: unknown = await add(3, ended).catch((error: unknown) => error);
    expect(isUnavailable(failure)).toBe(true);
    await until('no connection', async () => (await connections('ended')).length === 0);
  });
});

describe('a lost connection of a pipeline', () => {
  it('fails the statements on their way, and is replaced', async () => {
    await add(1);
    await other.query('BEGIN');
    await other.query('LOCK TABLE numbers IN ACCESS EXCLUSIVE MODE');
    const onTheirWay = Promise.allSettled([add(1), add(2)]);
    for (const pid of await connections())
      await other.query('SELECT pg_terminate_backend($1)', [pid]);
    await other.query('COMMIT');
    for (const answer of await onTheirWay) {
      if (answer.status === 'rejected') expect(isUnavailable(answer.reason)).toBe(true);
    }
    await until('a new connection', () =>
      add(1).then(
        () => true,
        () => false,
      ),
    );
    expect(
      (await Promise.all(NUMBERS.map((id) => add(id)))).map(({ rowCount }) => rowCount),
    ).toEqual(NUMBERS.map(() => 1));
  });

  it('one that cannot be opened fails its statements, and is opened later', async () => {
    const silent = new Pool({
      connectionString: 'postgres://postgres@127.0.0.1:1/none',
      max: 4,
      pipelines: 1,
    });
    const text = 'SELECT 1';
    for (let i = 0; i < 2; i++) {
      const failure: unknown = await silent
        .pipelined({ name: 'one', text })
        .catch((e: unknown) => e);
      expect(isUnavailable(failure)).toBe(true);
    }
    await silent.end();
  });
});
