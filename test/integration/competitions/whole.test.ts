/** Real: the core of the service, Postgres, the outbox; the test hands events on and lets days pass. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyCompetitionDraw } from '../../../src/modules/competitions/domain/index.js';
import { DrawStore } from '../../../src/modules/competitions/storage/draw-store.js';
import { toGlobalId } from '../../../src/platform/api/ids.js';
import { Arena } from './fixture.js';
import type { Table } from './fixture.js';

let arena: Arena;
beforeAll(async () => {
  arena = await Arena.open();
});
afterAll(() => arena?.close());

/** A seat that depends on the match alone. */
const chance = ({ matchId, userIds }: Table): number =>
  parseInt(matchId.slice(0, 6), 16) % userIds.length;

const FORMS = [
  { form: 'knockOut', players: 7 },
  { form: 'knockOut', players: 5, settings: { bestOf: 3, reentryUntil: 1 } },
  { form: 'roundRobin', players: 5 },
  { form: 'swiss', players: 7, settings: { rounds: 3 } },
  { form: 'league', players: 6 },
  { form: 'tables', players: 7, variant: 'dreier' },
  { form: 'tables', players: 8, variant: 'bauern' },
];

describe('a whole competition', () => {
  it.each(FORMS)('$form $settings with $players players ends with places', async (one) => {
    const { players, ...terms } = one;
    const users = await arena.users(players);
    const { id } = await arena.start(users, terms);
    const ended = await arena.playOn(id, chance);
    expect(ended.status).toBe('ENDED');
    const entries = await arena.entries(id);
    expect(entries.map(({ place }) => place).sort()[0]).toBe(1);
    expect(entries.every(({ place }) => place !== null)).toBe(true);
    expect((await arena.pairings(id)).every(({ decision }) => decision !== null)).toBe(true);
    expect((await arena.log(id)).map(({ act }) => act).at(-1)).toBe('ENDED');
  });

  it.each(FORMS)('$form goes on to its end when everyone walks out', async (one) => {
    const { players, ...terms } = one;
    const { id } = await arena.start(await arena.users(players), { ...terms, timeoutsAllowed: 0 });
    for (let step = 0; step < 60; step++) {
      if ((await arena.competition(id)).status !== 'RUNNING') break;
      await arena.days(1);
      await arena.timeout();
      await arena.settle();
    }
    expect((await arena.competition(id)).status).toBe('ENDED');
  });

  it('has a draw that anyone can check, and keeps its secret before', async () => {
    const users = await arena.users(4);
    const { id } = await arena.create(users[0]!, { form: 'roundRobin', places: 4 });
    const draws = arena.get(DrawStore);
    expect((await draws.ofMany([id]))[0]).toMatchObject({ secret: null, seed: null });
    await arena.enter(id, users);
    const [draw] = await draws.ofMany([id]);
    const entries = await arena.entries(id);
    const byLot = [...entries].sort((a, b) => a.lot! - b.lot!);
    const shown = {
      competitionId: toGlobalId('Competition', id),
      commitment: draw!.commitment.toString('hex'),
      secret: draw!.secret!.toString('hex'),
      seed: draw!.seed!,
      entries,
      lots: byLot.map(({ number }) => number),
    };
    const right = { commitment: true, seed: true, lots: true };
    expect(verifyCompetitionDraw(shown)).toEqual(right);
  });
});
