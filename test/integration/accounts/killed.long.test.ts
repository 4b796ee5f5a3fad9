/** Real: an api, Postgres, and a worker as a process that is killed by `kill -9` at every step of a deletion. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mustMutate, PASSWORD } from '../../support/client.js';
import { declaredData } from '../../support/personal-data.js';
import { rowId } from '../../support/sql.js';
import { until } from '../../support/wait.js';
import { PATIENCE, TrappedWorker } from '../crash/trapped-worker.js';

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

let trapped: TrappedWorker;
let id: string;
let matchId: string;

const sql = <R = object>(text: string, values: readonly unknown[] = []) =>
  trapped.sql<R>(text, values);

beforeAll(async () => {
  trapped = await TrappedWorker.open({ SWEEP_SPEED: '20' });
  await prepareAccount();
  await setTraps();
  await makeDue();
}, PATIENCE);

afterAll(() => trapped.close());

/** An account with a running match, a message, notifications and a block, which is to be deleted. */
async function prepareAccount(): Promise<void> {
  const { api } = trapped;
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
  for (const [number, { table, row }] of FIRST_PASS.entries())
    await trapped.trap(number, `UPDATE OR DELETE ON ${table}`, `${row} = '${id}'`);
  const finishes = `NEW.user_id = '${id}' AND NEW.finished_at IS NOT NULL`;
  await trapped.trap(SECOND_PASS, 'UPDATE ON account_deletions', finishes);
}

const makeDue = () =>
  sql(`UPDATE account_deletions SET due_at = service_now() - interval '1 second'`);

describe('a worker that dies while it deletes an account', () => {
  it.each(FIRST_PASS.map(({ step }, lock) => ({ step, lock })))(
    '$step: the next one goes on',
    ({ lock }) => trapped.killAt(lock),
    2 * PATIENCE,
  );

  it(
    'in the second pass: the next one finishes',
    async () => {
      const closed = async () =>
        (await sql('SELECT FROM users WHERE id = $1 AND closed_at IS NOT NULL', [id])).length > 0;
      await until('the end of the first pass', closed, PATIENCE);
      await trapped.untilOutboxEmpty();
      await makeDue();
      await trapped.killAt(SECOND_PASS);
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
