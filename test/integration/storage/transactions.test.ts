/** Real Postgres: what a transaction writes, and what it does when a part of it fails. */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { Database } from '../../../src/platform/database/database.js';
import type { Transaction } from '../../../src/platform/database/database.js';
import { statement } from '../../../src/platform/database/statement.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { openSource } from '../../support/source.js';
import { until } from '../../support/wait.js';

const NOTE = statement<object, { note: string }>('test-note', 'INSERT INTO notes VALUES (:note)');
const NOTES = statement<{ note: string }>('test-notes', 'SELECT note FROM notes ORDER BY note');
const LOCK = statement('test-lock', 'SELECT pg_advisory_xact_lock(1)');
const FAIL = statement('test-fail', 'SELECT 1 / (SELECT count(*) FROM notes WHERE false)');
const TERMINATE = statement('test-terminate', 'SELECT pg_terminate_backend(pg_backend_pid())');

let postgres: TestDatabase;
let source: DataSource;
let database: Database;

beforeAll(async () => {
  postgres = await freshDatabase();
  source = await openSource(postgres.url, 3);
  database = new Database(source);
  await source.query('CREATE TABLE notes (note text NOT NULL)');
});
beforeEach(() => source.query('TRUNCATE notes'));
afterAll(async () => {
  await source.destroy();
  await postgres.drop();
});

const note = (text: string, within: Transaction) => within.rows(NOTE, { note: text });

const notes = async (within: Transaction | Database = database) =>
  (await within.rows(NOTES, {})).map((row) => row.note);

const isWaiting = async () => {
  const waiting = `SELECT FROM pg_stat_activity
    WHERE wait_event_type = 'Lock' AND datname = current_database()`;
  return (await source.query<unknown[]>(waiting)).length > 0;
};

it('a statement sees what those before it have written, and others see it after the commit', async () => {
  const seen = await database.transaction(async (within) => {
    await note('a', within);
    const one = await notes(within);
    await note('b', within);
    return { one, two: await notes(within), others: await notes() };
  });
  expect(seen).toEqual({ one: ['a'], two: ['a', 'b'], others: [] });
  expect(await notes()).toEqual(['a', 'b']);
});

it('a statement behind one that waits for a lock sees what the holder of the lock has written', async () => {
  let second: Promise<string[]> | null = null;
  await database.transaction(async (within) => {
    await within.rows(LOCK, {});
    second = database.transaction(async (waiting) => {
      await waiting.rows(LOCK, {});
      return notes(waiting);
    });
    await note('a', within);
    await until('the second transaction to wait', isWaiting);
  });
  expect(await second!).toEqual(['a']);
});

it('if one of several statements fails, none of them is written', async () => {
  let committed = false;
  const work = database.transaction(async (within) => {
    within.afterCommit(() => (committed = true));
    await note('a', within);
    await within.rows(FAIL, {});
    await note('b', within);
  });
  await expect(work).rejects.toThrow('division by zero');
  expect(await notes()).toEqual([]);
  expect(committed).toBe(false);
});

it('a transaction does not succeed after a statement has failed, even if its error was caught', async () => {
  let committed = false;
  const work = database.transaction(async (within) => {
    within.afterCommit(() => (committed = true));
    await note('a', within);
    await within.rows(FAIL, {}).catch(() => undefined);
  });
  await expect(work).rejects.toThrow('rolled back');
  expect(await notes()).toEqual([]);
  expect(committed).toBe(false);
});

it('a statement after one that failed is refused', async () => {
  const work = database.transaction(async (within) => {
    await within.rows(FAIL, {}).catch(() => undefined);
    await note('a', within);
  });
  await expect(work).rejects.toThrow('current transaction is aborted');
  expect(await notes()).toEqual([]);
});

it('work after the commit is done once, and not before it', async () => {
  let done = 0;
  const count = () => void done++;
  await database.transaction(async (within) => {
    within.afterCommit(count);
    within.afterCommit(count);
    await note('a', within);
    expect(done).toBe(0);
  });
  expect(done).toBe(1);
});

it('a lost connection fails the transaction, and the next one gets another connection', async () => {
  const work = database.transaction(async (within) => {
    await note('a', within);
    await within.rows(TERMINATE, {});
  });
  await expect(work).rejects.toThrow(/terminat/i);
  await database.transaction(async (within) => void (await note('b', within)));
  expect(await notes()).toEqual(['b']);
});

it('after its end a transaction runs no more statements, also if a part of the work goes on', async () => {
  let goOn: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (goOn = resolve));
  let later: Promise<unknown> = Promise.resolve();
  const work = database.transaction((within) => {
    later = note('a', within).then(async () => {
      await ended;
      await note('b', within);
    });
    return Promise.all([later, Promise.reject(new Error('refused'))]);
  });
  await expect(work).rejects.toThrow('refused');
  goOn();
  await expect(later).rejects.toThrow('the transaction has ended');
  expect(await notes()).toEqual([]);
});
