/** Real: the core of a service in which nobody may play more than one match at a time, and Postgres. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ChallengeOnLadderUseCase,
  Permissions,
} from '../../../src/modules/competitions/application/index.js';
import { startApiAlone } from '../../support/service.js';
import { Arena } from './fixture.js';

let arena: Arena;
beforeAll(async () => {
  arena = await Arena.on(await startApiAlone({ RUNNING_MATCHES: '1' }));
});
afterAll(() => arena?.close());

const SLOW = { roundDays: 60, timeControl: { perTurnSeconds: 30 * 24 * 3600 } } as const;

/** Users who play a match in another competition, each with a stranger. */
async function busyUsers(count: number): Promise<string[]> {
  const users: string[] = [];
  for (let i = 0; i < count; i++) {
    const [user, stranger] = await arena.users(2);
    await arena.start([user!, stranger!], { form: 'roundRobin', ...SLOW });
    users.push(user!);
  }
  return users;
}

/** The points by user of the only pairing, after its round is over. */
async function adjudicated(users: readonly string[], form: string) {
  const { id } = await arena.start(users, { form });
  expect(await arena.running(id)).toEqual([]);
  await arena.days(8);
  await arena.settle();
  const [pairing] = await arena.pairings(id);
  expect(pairing).toMatchObject({ decision: 'ADJUDICATED', games: 0 });
  const entries = await arena.entries(id);
  const lots = users.map((user) => entries.find(({ userId }) => userId === user)!.lot!);
  return lots.map((lot) => pairing!.points![pairing!.lots.indexOf(lot)]);
}

describe('who plays as many matches elsewhere as anyone may', () => {
  it.each(['swiss', 'knockOut'])('loses in the form %s against who could play', async (form) => {
    for (let time = 0; time < 3; time++) {
      const [[busy], [free]] = [await busyUsers(1), await arena.users(1)];
      expect(await adjudicated([busy!, free!], form)).toEqual([0, 2]);
    }
  });

  it('is level with another one', async () => {
    expect(await adjudicated(await busyUsers(2), 'swiss')).toEqual([1, 1]);
  });

  it('does not lose once the match elsewhere has ended and theirs has begun', async () => {
    const [[busy], [free]] = [await busyUsers(1), await arena.users(1)];
    const { id } = await arena.start([busy!, free!], { form: 'swiss', settings: { rounds: 1 } });
    expect((await arena.pairings(id))[0]!.busy).toHaveLength(1);
    const [elsewhere] = await arena.sql<{ id: string }>(
      'SELECT match_id AS id FROM competition_players WHERE user_id = $1 AND running',
      [busy],
    );
    await arena.resign(busy!, elsewhere!.id);
    await arena.days(0.1);
    await arena.settle();
    expect(await arena.running(id)).toHaveLength(1);
    expect((await arena.pairings(id))[0]!.busy).toEqual([]);
  });

  it('is not to blame for what waits for a free place of the opponent', async () => {
    const terms = { form: 'league', settings: { divisionSize: 3 }, matchesAtOnce: 1, ...SLOW };
    for (let time = 0; time < 4; time++) {
      const [[busy], others] = [await busyUsers(1), await arena.users(2)];
      const { id } = await arena.start([busy!, ...others], terms);
      await arena.days(0.1);
      await arena.settle();
      expect(await arena.running(id)).toHaveLength(1);
      const waiting = (await arena.pairings(id)).filter(({ playing }) => !playing);
      expect(waiting.map((pairing) => pairing.busy)).toEqual([[], []]);
    }
  });

  it.each([
    { busyPlace: 1, code: 'YOU_PLAY_TOO_MANY' },
    { busyPlace: 0, code: 'OPPONENT_PLAYS_TOO_MANY' },
  ])('makes a challenge on a ladder refused beforehand: $code', async ({ busyPlace, code }) => {
    const { id } = await arena.start(await arena.users(2), { form: 'ladder' });
    const places = [...(await arena.entries(id))].sort((a, b) => a.place! - b.place!);
    const [first, second] = places;
    const [stranger] = await arena.users(1);
    await arena.start([places[busyPlace]!.userId, stranger!], { form: 'roundRobin', ...SLOW });
    const competition = await arena.competition(id);
    const beforehand = arena
      .get(Permissions)
      .challenges(second!.userId, competition, [first!.number]);
    expect(await beforehand).toEqual([code]);
    const challenge = arena.get(ChallengeOnLadderUseCase);
    const call = { userId: second!.userId, competitionId: id, idempotencyKey: null };
    const refused = await challenge.execute({ ...call, number: first!.number });
    expect(refused).toMatchObject({ ok: false, error: [{ code }] });
    expect(await arena.pairings(id)).toEqual([]);
  });
});
