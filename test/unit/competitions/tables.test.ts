/** Pure: tables drawn anew for each round, so that everyone meets everyone as evenly as can be. */
import { describe, expect, it } from '@jest/globals';
import { FORMS } from '../../../src/modules/competitions/domain/index.js';
import { meetings, spread } from './measures.js';
import { PlayedCompetition } from './simulation.js';

const form = FORMS.find(({ key }) => key === 'tables')!;

const played = (count: number, seatCount: number, rounds: number, seed: number) =>
  new PlayedCompetition({
    form,
    settings: { rounds },
    count,
    seatCount,
    fixedPartners: false,
    leaves: 0,
    seed,
  }).play();

/** How often each two of them have met, also those who have not. */
function timesMet({ pairings, plan }: PlayedCompetition): number[] {
  const counts = meetings(pairings);
  const lots = Array.from({ length: plan.count }, (_, lot) => lot);
  return lots.flatMap((one) =>
    lots.slice(one + 1).map((other) => counts.get(`${one} ${other}`) ?? 0),
  );
}

const SEEDS = [1, 2, 3, 4, 5, 6];

describe('everyone meets everyone', () => {
  it.each([
    [9, 3, 4, 0],
    [9, 3, 8, 0],
    [15, 3, 7, 2],
    [30, 3, 10, 2],
    [7, 3, 7, 3],
    [8, 4, 4, 2],
    [16, 4, 5, 2],
    [13, 4, 13, 2],
    [40, 4, 12, 3],
  ])('%i at tables of %i in %i rounds: counts differ by %i', (count, seatCount, rounds, most) => {
    for (const seed of SEEDS)
      expect(spread(timesMet(played(count, seatCount, rounds, seed)))).toBeLessThanOrEqual(most);
  });

  it('with another seed at other tables', () => {
    expect(played(12, 3, 3, 1).rounds).not.toEqual(played(12, 3, 3, 2).rounds);
  });
});

describe('partners in Bauernschnapsen', () => {
  it('change as long as others are left', () => {
    for (const seed of SEEDS) {
      const competition = played(4, 4, 3, seed);
      const partners = competition.pairings.flatMap(({ lots: [a, b, c, d] }) => [
        [a!, c!].sort().join(' '),
        [b!, d!].sort().join(' '),
      ]);
      expect(new Set(partners).size).toBe(6);
    }
  });

  it('who enter together are one side of a table', () => {
    const competition = new PlayedCompetition({
      form,
      settings: { rounds: 3 },
      count: 4,
      seatCount: 4,
      fixedPartners: true,
      leaves: 0,
      seed: 1,
    }).play();
    expect(competition.rounds).toHaveLength(3);
    expect([...meetings(competition.pairings).values()]).toEqual(new Array(6).fill(1));
  });
});
