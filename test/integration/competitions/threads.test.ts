/** Real: a thread that runs the built program, which `npm test` builds before it begins. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ThreadRoundPairer } from '../../../src/modules/competitions/adapters/round-pairers.js';
import { nextRound } from '../../../src/modules/competitions/application/next-round.js';

const BUILT = '../../../dist/modules/competitions/application/next-round.js';

let pairer: ThreadRoundPairer;
beforeAll(() => {
  pairer = new ThreadRoundPairer(new URL(BUILT, import.meta.url));
});
afterAll(() => pairer.onApplicationShutdown());

const fieldOf = (count: number) => ({
  settings: { rounds: 5, bestOf: 1 },
  seatCount: 2,
  fixedPartners: false,
  entrants: Array.from({ length: count }, (_, lot) => ({
    lot,
    player: lot,
    group: null,
    outSince: null,
  })),
  pairings: [],
  drawSeed: 'ab',
});

describe('pairing in a thread', () => {
  it.each([
    ['swiss', 200],
    ['knockOut', 200],
    ['swiss', 7],
  ])('has the same round as in the main thread: %s with %i', async (form, count) => {
    const task = { form, field: fieldOf(count) };
    expect(await pairer.nextRound(task)).toEqual(nextRound(task));
  });

  it('leaves the event loop to others', async () => {
    let turns = 0;
    let isPairing = true;
    const others = () => {
      turns++;
      if (isPairing) setImmediate(others);
    };
    setImmediate(others);
    const round = await pairer.nextRound({ form: 'swiss', field: fieldOf(1000) });
    isPairing = false;
    expect(round).toHaveLength(500);
    // On the event loop nothing else would have had a turn.
    expect(turns).toBeGreaterThan(10);
  });
});
