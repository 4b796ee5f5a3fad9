/** Pure: round robins and leagues, in which everyone of a group meets everyone. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FORMS } from '../../../src/modules/competitions/domain/index.js';
import type { Pairing } from '../../../src/modules/competitions/domain/index.js';
import { circleRounds } from '../../../src/modules/competitions/domain/schedule.js';
import { meetings, spread } from './measures.js';
import { planOf, PlayedCompetition } from './simulation.js';

const RUNS = { numRuns: 150, seed: 43 };
const formOfKey = (key: string) => FORMS.find((form) => form.key === key)!;

const main = (pairings: readonly Pairing[]) => pairings.filter(({ stage }) => stage === 'MAIN');

describe('the schedule', () => {
  it('has everyone once in each round, but for one if the number is odd', () => {
    for (let count = 1; count <= 33; count++) {
      const rounds = circleRounds(count);
      expect(rounds).toHaveLength(count - 1 + (count % 2));
      for (const pairs of rounds) {
        expect(new Set(pairs.flat()).size).toBe(pairs.length * 2);
        expect(pairs).toHaveLength(Math.floor(count / 2));
      }
      const met = new Set(rounds.flat().map(([one, other]) => [one, other].sort().join(' ')));
      expect(met.size).toBe((count * (count - 1)) / 2);
    }
  });
});

describe.each(['roundRobin', 'league'])('%s', (key) => {
  it('pairs everyone of a group with everyone as often as it has legs', () => {
    fc.assert(
      fc.property(planOf(formOfKey(key)), (plan) => {
        const { field, pairings } = new PlayedCompetition({ ...plan, leaves: 0 }).play();
        const counts = meetings(main(pairings));
        for (const one of field.entrants)
          for (const other of field.entrants.slice(one.lot + 1))
            expect(counts.get(`${one.lot} ${other.lot}`) ?? 0).toBe(
              one.group === other.group ? plan.settings['legs'] : 0,
            );
      }),
      RUNS,
    );
  });

  it('pairs who stayed with everyone, also with those who left', () => {
    fc.assert(
      fc.property(planOf(formOfKey(key)), (plan) => {
        const { field, pairings, ...played } = new PlayedCompetition({
          ...plan,
          leaves: 0.1,
        }).play();
        const counts = meetings(main(pairings));
        const starters = field.entrants.filter(({ lot }) => played.starters.has(lot));
        for (const one of starters.filter(({ outSince }) => outSince === null))
          for (const other of starters.filter((each) => each !== one && each.group === one.group)) {
            const pair = [one.lot, other.lot].sort((a, b) => a - b).join(' ');
            expect(counts.get(pair)).toBe(plan.settings['legs']);
          }
      }),
      RUNS,
    );
  });

  it('has groups of equal size', () => {
    fc.assert(
      fc.property(planOf(formOfKey(key), 60), ({ form, count, settings }) => {
        const groups = form.group!(count, settings);
        const sizes = [...new Set(groups)].map(
          (group) => groups.filter((each) => each === group).length,
        );
        expect(groups).toHaveLength(count);
        expect(spread(sizes)).toBeLessThanOrEqual(1);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(Math.min(2, count));
      }),
      RUNS,
    );
  });
});

describe('a final after groups', () => {
  const played = (leaves: number) =>
    new PlayedCompetition({
      form: formOfKey('roundRobin'),
      settings: { bestOf: 1, legs: 1, groups: 4, advance: 2 },
      count: 16,
      seatCount: 2,
      fixedPartners: false,
      leaves,
      seed: 11,
    });

  it('is played by the best of each group, who are first in the end', () => {
    const competition = played(0);
    for (let round = 1; round <= 3; round++) competition.playRound();
    const best = competition.standings
      .filter((row, i, all) => all.slice(0, i).filter((r) => r.group === row.group).length < 2)
      .map(({ lot }) => lot)
      .sort((one, other) => one - other);
    competition.play();
    const final = competition.pairings.filter(({ stage }) => stage === 'FINAL');
    const inFinal = [...new Set(final.flatMap(({ lots }) => lots))];
    expect(inFinal.sort((one, other) => one - other)).toEqual(best);
    expect(final).toHaveLength(28);
    const first = competition.standings.slice(0, 8).map(({ lot }) => lot);
    expect(first.sort((one, other) => one - other)).toEqual(best);
  });

  it('takes the next of a group for who has left', () => {
    const competition = played(0);
    for (let round = 1; round <= 3; round++) competition.playRound();
    const [first] = competition.standings;
    competition.leave(first!.lot);
    competition.play();
    const final = competition.pairings.filter(({ stage }) => stage === 'FINAL');
    expect(new Set(final.flatMap(({ lots }) => lots)).size).toBe(8);
    expect(final.some(({ lots }) => lots.includes(first!.lot))).toBe(false);
  });
});
