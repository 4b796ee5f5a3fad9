/** Pure: pairs of least cost, compared with all pairings of small fields. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pairUp } from '../../../src/modules/competitions/domain/pair-up.js';
import type { PairCosts } from '../../../src/modules/competitions/domain/pair-up.js';
import { bestPairing } from './brute-force.js';

/** Symmetric tables of costs and of meetings; a cost of null is no pair. */
const costsFor = (count: number, densities: number): fc.Arbitrary<PairCosts> =>
  fc
    .record({
      costs: fc.array(fc.option(fc.integer({ min: 0, max: 1000 }), { freq: densities }), {
        minLength: count * count,
        maxLength: count * count,
      }),
      meetings: fc.array(fc.constantFrom(0, 0, 0, 1, 2), {
        minLength: count * count,
        maxLength: count * count,
      }),
    })
    .map(({ costs, meetings }) => {
      const at = (one: number, other: number) =>
        Math.min(one, other) * count + Math.max(one, other);
      return {
        met: (one, other) => meetings[at(one, other)]!,
        costOf: (one, other) => costs[at(one, other)]!,
      };
    });

const field = fc
  .record({ half: fc.integer({ min: 1, max: 5 }), density: fc.integer({ min: 1, max: 8 }) })
  .chain(({ half, density }) =>
    costsFor(2 * half, density).map((costs) => ({ count: 2 * half, costs })),
  );

describe('pairs', () => {
  it('are as many as possible, with the fewest meetings and then the least cost', () => {
    fc.assert(
      fc.property(field, ({ count, costs }) => {
        const lots = Array.from({ length: count }, (_, lot) => lot);
        const pairs = pairUp(lots, costs);
        const used = pairs.flat();
        expect(new Set(used).size).toBe(used.length);
        const found = {
          pairs: pairs.length,
          meetings: pairs.reduce((sum, [a, b]) => sum + costs.met(a, b) ** 2, 0),
          cost: pairs.reduce((sum, [a, b]) => sum + costs.costOf(a, b)!, 0),
        };
        expect(found).toEqual(bestPairing(lots, costs));
      }),
      { numRuns: 2000, seed: 43 },
    );
  });

  it('of a large field are complete, though many have met their neighbours', () => {
    const count = 200;
    const lots = Array.from({ length: count }, (_, lot) => lot);
    // Everyone has met all within 60 places: no pair is near.
    const met = (one: number, other: number) => (Math.abs(one - other) <= 60 ? 1 : 0);
    const pairs = pairUp(lots, { met, costOf: (one, other) => Math.abs(one - other) });
    expect(pairs).toHaveLength(count / 2);
    expect(pairs.every(([one, other]) => met(one, other) === 0)).toBe(true);
  });
});
