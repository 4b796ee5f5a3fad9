/** Real: an api, Postgres, and a worker as a process that is killed by `kill -9` at every step of what a suspension ends. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mustMutate } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import { runningCompetition } from '../../support/competitions.js';
import { rowId } from '../../support/sql.js';
import { giveRole } from '../../support/staff.js';
import { startMatch } from '../../support/table.js';
import { PATIENCE, TrappedWorker } from '../crash/trapped-worker.js';

const MATCHES = 2;

/** Where the worker is killed: it is about to write this row, or to strike off the event because all is done. */
const STEPS = [
  {
    step: 'while a competition is left',
    on: 'INSERT ON competition_log',
    when: `NEW.subject_id = :person AND NEW.act = 'OUT'`,
  },
  {
    step: 'while a challenge is cancelled',
    on: 'UPDATE ON challenges',
    when: 'OLD.creator_id = :person',
  },
  {
    step: 'while a match is resigned',
    on: 'UPDATE ON matches',
    when: `NEW.status = 'FINISHED'`,
  },
  {
    step: 'when all is done, before its event is struck off',
    on: 'DELETE ON outbox',
    when: `OLD.events @> '[{"type": "MODERATED"}]'`,
  },
  {
    step: 'while the opponent is told',
    on: 'INSERT ON notifications',
    when: `NEW.type = 'MATCH_OVER'`,
  },
  {
    step: 'while a match is rated',
    on: 'INSERT ON rating_changes',
    when: 'NEW.user_id = :person',
  },
] as const;

let trapped: TrappedWorker;
let person: string;
let name: string;
let opponent: TestClient;
let competitionId: string;
let challengeId: string;
/** Each match, with its version before the suspension. */
const versions = new Map<string, number>();

const sql = <R = object>(text: string, values: readonly unknown[] = []) =>
  trapped.sql<R>(text, values);

beforeAll(async () => {
  trapped = await TrappedWorker.open();
  const suspend = await preparePerson();
  await trapped.untilOutboxEmpty();
  await setTraps();
  await suspend();
}, PATIENCE);

afterAll(() => trapped.close());

/** A person with matches, a challenge and a competition. @returns what suspends them */
async function preparePerson(): Promise<() => Promise<unknown>> {
  const { api } = trapped;
  const [anna, cora] = [await api.player(), await api.player()];
  opponent = await api.player();
  const moderator = await api.player();
  await giveRole(api, moderator, 'MODERATOR');
  for (let n = 0; n < MATCHES; n++) {
    const { matchId } = await startMatch([anna, opponent]);
    versions.set(rowId(matchId), (await anna.match(matchId)).version);
  }
  const { challenge } = await anna.challenge({ variant: 'zweier', rated: false });
  challengeId = rowId(challenge!.id);
  competitionId = rowId(await runningCompetition([anna, opponent, cora], { form: 'ROUND_ROBIN' }));
  const [row] = await sql<{ id: string }>('SELECT id FROM users WHERE username = $1', [
    anna.username,
  ]);
  person = row!.id;
  name = anna.username;
  const order = { username: anna.username, reason: 'Insults.' };
  return () => mustMutate(moderator, 'suspendUser', order);
}

async function setTraps(): Promise<void> {
  for (const [number, { on, when }] of STEPS.entries())
    await trapped.trap(number, on, when.replace(':person', `'${person}'`));
}

/** What the killed worker was doing is offered to the next one at once. */
async function killAt(number: number): Promise<void> {
  await trapped.killAt(number);
  await sql('UPDATE outbox SET offer_at = now()');
}

describe('a worker that dies while it ends what a suspended person has running', () => {
  it.each(STEPS.map(({ step }, lock) => ({ step, lock })))(
    '$step: the next one goes on',
    ({ lock }) => killAt(lock),
    2 * PATIENCE,
  );

  it(
    'has ended everything once',
    async () => {
      await trapped.untilOutboxEmpty();
      const count = async (from: string, values: readonly unknown[]) =>
        (await sql(`SELECT FROM ${from}`, values)).length;
      const [challenge] = await sql('SELECT status FROM challenges WHERE id = $1', [challengeId]);
      expect(challenge).toEqual({ status: 'CANCELLED' });
      const left = `competition_log WHERE competition_id = $1 AND subject_id = $2 AND act = 'OUT'`;
      expect(await count(left, [competitionId, person])).toBe(1);
      expect(
        await count(
          `match_seats s JOIN matches m ON m.id = s.match_id
         WHERE s.user_id = $1 AND m.status = 'IN_PROGRESS'`,
          [person],
        ),
      ).toBe(0);
      for (const [id, version] of versions) {
        const events = await sql<{ type: string }>(
          'SELECT type FROM match_events WHERE match_id = $1 AND version > $2 ORDER BY version',
          [id, version],
        );
        expect(events.map(({ type }) => type)).toEqual(['DEAL_ENDED', 'MATCH_ENDED']);
        expect(await count('rating_changes WHERE match_id = $1', [id])).toBe(2);
        const told = await sql<{ username: string }>(
          `SELECT u.username FROM notifications n JOIN users u ON u.id = n.user_id
           WHERE n.match_id = $1 AND n.type = 'MATCH_OVER' ORDER BY u.username`,
          [id],
        );
        // Each player has one.
        expect(told.map(({ username }) => username)).toEqual([opponent.username, name].sort());
      }
    },
    2 * PATIENCE,
  );

  it('tells the person once', async () => {
    const told = `SELECT FROM notifications WHERE user_id = $1 AND type = 'MODERATED'`;
    expect(await sql(told, [person])).toHaveLength(1);
  });
});
