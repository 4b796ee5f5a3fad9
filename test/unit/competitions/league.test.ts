/** Pure: many seasons of a league, with players who leave and newcomers. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FORMS } from '../../../src/modules/competitions/domain/index.js';
import type { Field } from '../../../src/modules/competitions/domain/index.js';
import { seeded } from '../../../src/engine/index.js';
import { spread } from './measures.js';
import { planOf, PlayedCompetition } from './simulation.js';
import type { Plan } from './simulation.js';

const form = FORMS.find(({ key }) => key === 'league')!;
const seasons = form.seasons!;
type LeagueField = Field<Plan['settings']>;

/** The sizes of the divisions, from the top. */
function sizesOf(divisions: ReadonlyMap<number, number>): number[] {
  const sizes: number[] = [];
  for (const division of divisions.values()) sizes[division] = (sizes[division] ?? 0) + 1;
  return sizes;
}

/** Plays a season with these players in these divisions. */
function season(plan: Plan, divisions: ReadonlyMap<number, number>): LeagueField {
  const competition = new PlayedCompetition({ ...plan, count: divisions.size });
  const entrants = [...divisions].map(([player, group], lot) => ({
    lot,
    player,
    group,
    outSince: null,
  }));
  competition.field = { ...competition.field, entrants };
  return competition.play().field;
}

const divisionOf = (field: LeagueField, lot: number): number => field.entrants[lot]!.group!;

describe('a season', () => {
  it('after the last has equal divisions of everyone who plays, whoever leaves or comes', () => {
    fc.assert(
      fc.property(planOf(form, 40), (plan) => {
        const random = seeded(plan.seed);
        let next = plan.count;
        const first = Array.from({ length: plan.count }, (_, player) => player);
        let divisions = seasons.divide(null, [], first, plan.settings);
        for (let year = 0; year < 4; year++) {
          const last = season({ ...plan, seed: plan.seed + year }, divisions);
          const stay = [...divisions.keys()].filter(() => random() < 0.8);
          const newcomers = Array.from({ length: Math.floor(random() * 8) }, () => next++);
          if (stay.length + newcomers.length < 2) return;
          divisions = seasons.divide(last, stay, newcomers, plan.settings);
          const players = [...divisions.keys()].sort((one, other) => one - other);
          expect(players).toEqual([...stay, ...newcomers].sort((one, other) => one - other));
          const sizes = sizesOf(divisions);
          expect(spread(sizes)).toBeLessThanOrEqual(1);
          expect(Math.max(...sizes)).toBeLessThanOrEqual(Number(plan.settings['divisionSize']));
        }
      }),
      { numRuns: 100, seed: 43 },
    );
  });

  it('with the same players moves exactly those whom the table marks, by one division', () => {
    fc.assert(
      fc.property(planOf(form, 40), (plan) => {
        const first = Array.from({ length: plan.count }, (_, player) => player);
        const last = season(plan, seasons.divide(null, [], first, plan.settings));
        const outlook = seasons.outlook(last);
        const divisions = seasons.divide(last, first, [], plan.settings);
        const step = { PROMOTED: -1, RELEGATED: 1, STAYS: 0 };
        for (const { lot, player } of last.entrants)
          expect(divisions.get(player)).toBe(divisionOf(last, lot) + step[outlook.get(lot)!]);
      }),
      { numRuns: 150, seed: 43 },
    );
  });

  it('promotes the first and relegates the last of a division', () => {
    const settings = { bestOf: 1, divisionSize: 8, legs: 1, moveShare: 25, sideBySide: true };
    const plan = { form, settings, count: 24, seatCount: 2, fixedPartners: false, leaves: 0 };
    const first = Array.from({ length: 24 }, (_, player) => player);
    const divisions = seasons.divide(null, [], first, settings);
    const last = season({ ...plan, seed: 3 }, divisions);
    const outlook = seasons.outlook(last);
    const marks = form.standings(last).map(({ lot }) => outlook.get(lot)![0]);
    expect(marks.join('')).toBe('SSSSSSRRPPSSSSRRPPSSSSSS');
  });

  it('fills an empty place from the division below, and newcomers begin at the bottom', () => {
    const settings = { bestOf: 1, divisionSize: 4, legs: 1, moveShare: 25, sideBySide: true };
    const plan = { form, settings, count: 8, seatCount: 2, fixedPartners: false, leaves: 0 };
    const first = Array.from({ length: 8 }, (_, player) => player);
    const last = season({ ...plan, seed: 3 }, seasons.divide(null, [], first, settings));
    const table = form.standings(last).map(({ lot }) => last.entrants[lot]!.player);
    const champion = table[0]!;
    const stay = first.filter((player) => player !== champion);
    const divisions = seasons.divide(last, stay, [100], settings);
    const above = [...divisions].filter(([, division]) => division === 0).map(([player]) => player);
    // The first of the lower division is promoted, its second fills the champion's place.
    expect(new Set(above)).toEqual(new Set([table[1], table[2], table[4], table[5]]));
    expect(divisions.get(100)).toBe(1);
  });
});
