/** Real: one process of the service without its timers, and Postgres. What is read of large competitions. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PairingReader } from '../../../src/modules/competitions/storage/pairing-reader.js';
import { Arena } from './fixture.js';

let arena: Arena;

beforeAll(async () => {
  arena = await Arena.open();
});
afterAll(() => arena.close());

describe('the pairings of one lot', () => {
  it('are the same as those among all, by pages, whatever place the lot has', async () => {
    const { id } = await arena.start(await arena.users(6), { form: 'roundRobin' });
    await arena.playOn(id, () => 0);
    const all = await arena.pairings(id);
    const reader = arena.get(PairingReader);
    for (const ofLot of [0, 3, 5]) {
      const query = { competitionId: id, round: null, ofLot };
      const first = await reader.list(query, { first: 2, after: null });
      const { round, board } = first[1]!;
      const rest = await reader.list(query, { first: 50, after: [round, board] });
      const listed = [...first.slice(0, 2), ...rest].map((one) => [one.round, one.board]);
      const own = all.filter(({ lots }) => lots.includes(ofLot));
      expect(listed).toEqual(own.map((one) => [one.round, one.board]));
      const third = await reader.list({ ...query, round: 3 }, { first: 5, after: null });
      expect(third).toEqual(own.filter((one) => one.round === 3));
    }
  });

  it('are found by an index for each place at a table', async () => {
    const plan = await arena.sql<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT round, board FROM competition_pairings
       WHERE competition_id = '00000000-0000-4000-8000-000000000000' AND lots[4] = 7 AND (round, board) > (0, 0)
       ORDER BY round, board LIMIT 20`,
    );
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain('competition_pairings_lot_4');
    expect(text).not.toContain('Sort');
  });
});
