/** Real Postgres: the connections of a process, those that batches share, and how callers are refused. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { Pool } from '../../../src/platform/database/pool.js';
import { isUnavailable } from '../../../src/platform/database/unavailable.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { until } from '../../support/wait.js';

const BRIEF = 2;
const MAX = 4;
const MOST_WAITING = 40;
const NUMBERS = Array.from({ length: 30 }, (_, i) => i);
const SOME = NUMBERS.slice(0, 15);
const APPLICATION = 'pool';

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
    max: MAX,
    brief: BRIEF,
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

const ADD = { name: 'add', text: 'UPDATE numbers SET n = n + 1 WHERE id = $1 RETURNING id' };

const add = (id: number, on = pool) => on.query<{ id: number }>({ ...ADD, values: [id] });

const addBriefly = (id: number, on = pool) =>
  on.queryBriefly<{ id: number }>({ ...ADD, values: [id] });

const failing = () => pool.query({ name: 'fail', text: 'SELECT 1 / $1::integer', values: [0] });

const codeOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => null,
    (error: unknown) => (error as { code?: unknown }).code,
  );

const sum = async (): Promise<number> => {
  const { rows } = await other.query<{ n: number }>('SELECT sum(n)::integer AS n FROM numbers');
  return rows[0]!.n;
};

const connections = async (application = APPLICATION) => {
  const { rows } = await other.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE application_name = $1',
    [application],
  );
  return rows.map(({ pid }) => pid);
};

describe('statements', () => {
  it('share few connections, and each gets its own answer', async () => {
    const answers = await Promise.all(SOME.flatMap((id) => [add(id), addBriefly(id)]));
    expect(answers.map(({ rows }) => rows)).toEqual(SOME.flatMap((id) => [[{ id }], [{ id }]]));
    expect(await connections()).toHaveLength(MAX);
  });

  it('one that fails does not affect the others: each is a transaction of its own', async () => {
    const before = await sum();
    const answers = await Promise.allSettled(SOME.flatMap((id) => [add(id), failing()]));
    expect(answers.map(({ status }) => status)).toEqual(
      answers.map((_, i) => (i % 2 === 0 ? 'fulfilled' : 'rejected')),
    );
    expect((await sum()) - before).toBe(SOME.length);
  });

  it('too many are refused at once', async () => {
    const many = Array.from({ length: 2 * MOST_WAITING }, (_, i) => add(i % NUMBERS.length));
    const answers = await Promise.allSettled(many);
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    );
    expect(refused).toHaveLength(MOST_WAITING - (MAX - BRIEF));
    expect(refused.every(isUnavailable)).toBe(true);
  });
});

describe('a locked row', () => {
  beforeEach(async () => {
    await other.query('BEGIN');
    await other.query('UPDATE numbers SET n = 100 WHERE id = 0');
  });

  it('fails a brief statement, which changes nothing', async () => {
    expect(await codeOf(addBriefly(0))).toBe('55P03');
    await other.query('COMMIT');
    const { rows } = await other.query('SELECT n FROM numbers WHERE id = 0');
    expect(rows).toEqual([{ n: 100 }]);
  });

  it('is waited for by other statements, and holds up none for other rows', async () => {
    let isDone = false;
    const locked = add(0).then(() => (isDone = true));
    await Promise.all(SOME.slice(1).flatMap((id) => [add(id), addBriefly(id)]));
    expect(isDone).toBe(false);
    await other.query('COMMIT');
    await locked;
    const { rows } = await other.query('SELECT n FROM numbers WHERE id = 0');
    expect(rows).toEqual([{ n: 101 }]);
  });
});

describe('a pool that has ended', () => {
  it('has closed all its connections after their statements, and opens no new one', async () => {
    const ended = open('ended');
    const running = [add(3, ended), addBriefly(3, ended)];
    await Promise.all([...running, ended.end()]);
    for (const one of running) expect((await one).rows).toEqual([{ id: 3 }]);
    for (const late of [add(3, ended), addBriefly(3, ended)]) {
      expect(isUnavailable(await late.catch((error: unknown) => error))).toBe(true);
    }
    await until('no connection', async () => (await connections('ended')).length === 0);
  });
});

describe('a lost connection', () => {
  it('fails the statements on their way, and is replaced', async () => {
    await Promise.all([add(1), addBriefly(1)]);
    await other.query('BEGIN');
    await other.query('LOCK TABLE numbers IN ACCESS EXCLUSIVE MODE');
    const onTheirWay = Promise.allSettled([add(1), add(2)]);
    for (const pid of await connections())
      await other.query('SELECT pg_terminate_backend($1)', [pid]);
    await other.query('COMMIT');
    for (const answer of await onTheirWay) {
      if (answer.status === 'rejected') expect(isUnavailable(answer.reason)).toBe(true);
    }
    for (const again of [add, addBriefly]) {
      await until('a new connection', () =>
        again(1).then(
          () => true,
          () => false,
        ),
      );
    }
    const all = await Promise.all(NUMBERS.map((id) => add(id)));
    expect(all.map(({ rowCount }) => rowCount)).toEqual(NUMBERS.map(() => 1));
  });

  it('one that cannot be opened fails its statements, and is opened later', async () => {
    const silent = new Pool({
      connectionString: 'postgres://postgres@127.0.0.1:1/none',
      max: 4,
      brief: 1,
    });
    for (const ask of [add, addBriefly, add, addBriefly]) {
      expect(isUnavailable(await ask(1, silent).catch((error: unknown) => error))).toBe(true);
    }
    await silent.end();
  });
});
