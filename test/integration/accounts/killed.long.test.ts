/** Real: an api, Postgres, and a worker as a process that is killed by `kill -9` at every step of a deletion. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { mustMutate, PASSWORD } from '../../support/client.js';
import { declaredData } from '../../support/personal-data.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { startApiOn } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { until } from '../../support/wait.js';
import { Processes } from '../crash/processes.js';
import { prepareService } from '../start/service.js';

const JWT_SECRET = 'a secret that outlives every process';
const PATIENCE = 120_000;

/** Where the worker is killed, in the order of the deletion: it has just touched a row of the account. */
const FIRST_PASS = [
  { step: 'while access ends', table: 'passwords', row: 'OLD.user_id' },
  { step: 'while a match is resigned', table: 'match_seats', row: 'OLD.user_id' },
  { step: 'while messages are erased', table: 'match_messages', row: 'OLD.sender_id' },
  { step: 'while notifications are erased', table: 'notifications', row: 'OLD.user_id' },
  { step: 'while blocks are erased', table: 'user_blocks', row: 'OLD.blocker_id' },
  { step: 'while the name goes', table: 'users', row: 'OLD.id' },
] as const;
/** The lock at which the second pass waits. */
const SECOND_PASS = FIRST_PASS.length;

let database: TestDatabase;
let api: TestService;
let workers: Processes;
/** Holds the locks at which the worker waits. */
let holder: Client;
let id: string;
let matchId: string;

const sql = <R = object>(text: string, values: readonly unknown[] = []) =>
  rowsOf<R>({ database }, text, values);

beforeAll(async () => {
  prepareService();
  database = await freshDatabase();
  api = await startApiOn(database.url, { JWT_SECRET });
  holder = new Client({ connectionString: database.url });
  await holder.connect();
  workers = new Processes({
    DATABASE_URL: database.url,
    JWT_SECRET,
    LOG_LEVEL: 'error',
    SWEEP_SPEED: '20',
  });
  await workers.startWorkers();
  await prepareAccount();
  await setTraps();
  await makeDue();
}, PATIENCE);

afterAll(async () => {
  workers.stop();
  await holder.end();
  await api.stop();
  await database.drop();
});

/** An account with a running match, a message, notifications and a block, which is to be deleted. */
async function prepareAccount(): Promise<void> {
  const [anna, berta] = [await api.player(), await api.player()];
  const opponents = [{ username: berta.username }];
  const { challenge } = await anna.challenge({ variant: 'zweier', opponents });
  const { match } = await berta.accept({ challengeId: challenge!.id });
  matchId = rowId(match!.id);
  await mustMutate(anna, 'sendMessage', { matchId: match!.id, text: 'a last word' });
  await mustMutate(anna, 'blockUser', { username: (await api.player()).username });
  const [row] = await sql<{ id: string }>('SELECT id FROM users WHERE username = $1', [
    anna.username,
  ]);
  id = row!.id;
  await sql(
    `INSERT INTO notifications (id, user_id, type, match_id, version) VALUES (gen_random_uuid(), $1, 'MATCH_OVER', $2, 1)`,
    [id, matchId],
  );
  await mustMutate(anna, 'deleteAccount', { password: PASSWORD });
}

/** Whoever changes a row of the account waits there until the test lets go. */
async function setTraps(): Promise<void> {
  await sql(`CREATE FUNCTION wait_here() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_advisory_xact_lock_shared(66, TG_ARGV[0]::integer);
      IF TG_OP = 'DELETE' THEN RETURN OLD; END IF; RETURN NEW; END $$`);
  const trap = (table: string, condition: string, lock: number, acts = 'UPDATE OR DELETE') =>
    sql(`CREATE TRIGGER wait_here BEFORE ${acts} ON ${table} FOR EACH ROW
      WHEN (${condition}) EXECUTE FUNCTION wait_here(${lock})`);
  for (const [lock, { table, row }] of FIRST_PASS.entries())
    await trap(table, `${row} = '${id}'`, lock);
  const finishes = `NEW.user_id = '${id}' AND NEW.finished_at IS NOT NULL`;
  await trap('account_deletions', finishes, SECOND_PASS, 'UPDATE');
  for (let lock = 0; lock <= SECOND_PASS; lock++)
    await holder.query('SELECT pg_advisory_lock(66, $1)', [lock]);
}

const makeDue = () =>
  sql(`UPDATE account_deletions SET due_at = service_now() - interval '1 second'`);

/** Kills the worker while it waits for a lock, and starts another one, which comes by there. */
async function killAt(lock: number): Promise<void> {
  await until(
    'a worker at this step',
    async () =>
      (
        await sql(
          `SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = 66 AND objid = $1 AND NOT granted`,
          [lock],
        )
      ).length > 0,
    PATIENCE,
  );
  await workers.killWorker();
  await holder.query('SELECT pg_advisory_unlock(66, $1)', [lock]);
}

describe('a worker that dies while it deletes an account', () => {
  it.each(FIRST_PASS.map(({ step }, lock) => ({ step, lock })))(
    '$step: the next one goes on',
    ({ lock }) => killAt(lock),
    2 * PATIENCE,
  );

  it(
    'in the second pass: the next one finishes',
    async () => {
      const closed = async () =>
        (await sql('SELECT FROM users WHERE id = $1 AND closed_at IS NOT NULL', [id])).length > 0;
      await until('the end of the first pass', closed, PATIENCE);
      const empty = async () => (await sql('SELECT FROM outbox')).length === 0;
      await until('an empty outbox', empty, PATIENCE);
      await makeDue();
      await killAt(SECOND_PASS);
      const finished = async () =>
        (await sql('SELECT FROM account_deletions WHERE finished_at IS NOT NULL')).length > 0;
      await until('the end of the second pass', finished, PATIENCE);
    },
    3 * PATIENCE,
  );

  it('leaves no row of the account that is to go', async () => {
    const left: string[] = [];
    for (const { table, of = [] } of await declaredData())
      for (const { column } of of.filter(({ end }) => end !== 'KEPT'))
        if ((await sql(`SELECT FROM ${table} WHERE ${column} = $1`, [id])).length > 0)
          left.push(`${table}.${column}`);
    expect(left).toEqual([]);
    const [user] = await sql<{ username: string }>('SELECT username FROM users WHERE id = $1', [
      id,
    ]);
    expect(user!.username).toMatch(/^gone-/);
  });

  it('has done once what concerns others: the match is over, is rated, and its opponent is told', async () => {
    const count = async (from: string) => (await sql(`SELECT FROM ${from}`, [matchId])).length;
    expect(await count(`matches WHERE id = $1 AND status = 'FINISHED'`)).toBe(1);
    expect(await count('rating_changes WHERE match_id = $1')).toBe(2);
    expect(await count(`notifications WHERE match_id = $1 AND type = 'MATCH_OVER'`)).toBe(1);
  });
});
