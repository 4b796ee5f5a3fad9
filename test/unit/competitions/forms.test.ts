/** Pure: whole competitions of every form, with random results and entrants who leave. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FORMS } from '../../../src/modules/competitions/domain/index.js';
import type { Form, Pairing } from '../../../src/modules/competitions/domain/index.js';
import { compareTiebreaks } from '../../../src/modules/competitions/domain/standings.js';
import { isSubset, lotsOf, spread } from './measures.js';
import { planOf, PlayedCompetition } from './simulation.js';

const RUNS = { numRuns: 80, seed: 43 };

const played = (form: Form, check: (competition: PlayedCompetition) => void): void =>
  fc.assert(
    fc.property(planOf(form), (plan) => check(new PlayedCompetition(plan).play())),
    RUNS,
  );

const rounds = FORMS.filter(({ ladder }) => ladder === undefined);

describe.each(rounds.map((form) => [form.key, form] as const))('%s', (_, form) => {
  it('ends, and each round has pairings with boards from 1', () => {
    played(form, ({ rounds: all }) => {
      for (const round of all) {
        expect(round.length).toBeGreaterThan(0);
        expect(round.map(({ board }) => board)).toEqual(round.map((__, i) => i + 1));
      }
    });
  });

  it('gives the same pairings for the same input', () => {
    fc.assert(
      fc.property(planOf(form), (plan) => {
        const [one, other] = [0, 1].map(() => new PlayedCompetition(plan).play());
        expect(other!.rounds).toEqual(one!.rounds);
        expect(other!.standings).toEqual(one!.standings);
      }),
      { ...RUNS, numRuns: 30 },
    );
  });

  it('pairs nobody with themselves, and nobody who left before it began', () => {
    played(form, ({ rounds: all, field, starters }) => {
      const later = field.entrants.filter(({ lot, player }) => lot !== player);
      const lots = new Set([...starters, ...later.map(({ lot }) => lot)]);
      for (const pairing of all.flat()) {
        expect(new Set(pairing.lots).size).toBe(pairing.lots.length);
        expect(isSubset(pairing.lots, lots)).toBe(true);
      }
    });
  });

  it('lists each player once, in the order of the figures', () => {
    played(form, ({ standings, field }) => {
      const players = standings.map(({ lot }) => field.entrants[lot]!.player);
      const all = field.entrants.map(({ player }) => player);
      expect([...players].sort(numerically)).toEqual([...new Set(all)].sort(numerically));
      for (const [i, row] of standings.entries()) {
        const before = standings[i - 1];
        if (before === undefined || before.group !== row.group) {
          expect(row.place).toBe(1);
          continue;
        }
        const order = compareTiebreaks(before.tiebreaks, row.tiebreaks);
        expect(order).toBeLessThanOrEqual(0);
        expect(row.place > before.place).toBe(order < 0);
      }
    });
  });

  it('counts won, drawn and lost together as played', () => {
    played(form, ({ standings }) => {
      for (const row of standings) expect(row.won + row.drawn + row.lost).toBe(row.played);
    });
  });

  it('knows its settings and refuses others', () => {
    const defaults = Object.fromEntries(form.settings.map((each) => [each.key, each.byDefault]));
    expect(form.parseSettings(undefined)).toEqual({ ok: true, value: defaults });
    expect(form.parseSettings({ other: 1 })).toEqual({
      ok: false,
      error: [{ key: 'other', code: 'SETTING_UNKNOWN' }],
    });
    for (const { key } of form.settings)
      expect(form.parseSettings({ [key]: -1 })).toEqual({
        ok: false,
        error: [{ key, code: 'SETTING_INVALID' }],
      });
  });
});

const numerically = (one: number, other: number): number => one - other;

/** In these forms each round is made from the results before; nobody is paired twice in it. */
const drawnByRound = rounds.filter(({ key }) => ['knockOut', 'swiss', 'tables'].includes(key));

describe.each(drawnByRound.map((form) => [form.key, form] as const))('a round of %s', (_, form) => {
  it('pairs nobody twice', () => {
    played(form, ({ rounds: all }) => {
      for (const round of all) {
        const lots = lotsOf(round);
        expect(new Set(lots).size).toBe(lots.length);
      }
    });
  });
});

const withoutLeavers = (form: Form, check: (competition: PlayedCompetition) => void): void =>
  fc.assert(
    fc.property(planOf(form), (plan) =>
      check(new PlayedCompetition({ ...plan, leaves: 0 }).play()),
    ),
    RUNS,
  );

/** How often each lot has the first deal, less than without; by lot. */
function firstDealsOf(pairings: readonly Pairing[], count: number): number[] {
  const differences = new Array<number>(count).fill(0);
  for (const { lots } of pairings)
    if (lots.length === 2) {
      differences[lots[0]!]!++;
      differences[lots[1]!]!--;
    }
  return differences;
}

const form = (key: string): Form => FORMS.find((each) => each.key === key)!;

describe('first deals', () => {
  it.each(['roundRobin', 'league'])('of %s differ by one at most in the groups', (key) => {
    withoutLeavers(form(key), ({ pairings, plan }) => {
      const main = pairings.filter(({ stage }) => stage === 'MAIN');
      for (const difference of firstDealsOf(main, plan.count))
        expect(Math.abs(difference)).toBeLessThanOrEqual(1);
    });
  });

  it('of swiss differ by two at most', () => {
    played(form('swiss'), ({ pairings, plan }) => {
      for (const difference of firstDealsOf(pairings, plan.count))
        expect(Math.abs(difference)).toBeLessThanOrEqual(2);
    });
  });

  // The bracket decides who meets, so that two may meet who have both had every first deal.
  it('of knockOut go to whoever has had fewer', () => {
    played(form('knockOut'), ({ rounds: all, field }) => {
      const before = new Array<number>(field.entrants.length).fill(0);
      for (const round of all) {
        const pairs = round.filter(({ lots }) => lots.length === 2);
        const players = pairs.map(({ lots }) => lots.map((lot) => field.entrants[lot]!.player));
        for (const [first, second] of players)
          expect(before[first!]!).toBeLessThanOrEqual(before[second!]!);
        for (const [first, second] of players) {
          before[first!]!++;
          before[second!]!--;
        }
      }
    });
  });

  it('at tables are spread evenly', () => {
    withoutLeavers(form('tables'), ({ pairings, plan }) => {
      const counts = new Array<number>(plan.count).fill(0);
      for (const { lots } of pairings) if (lots.length > 1) counts[lots[0]!]!++;
      expect(spread(counts)).toBeLessThanOrEqual(2);
    });
  });
});

describe('byes', () => {
  it.each(['swiss', 'tables'])('of %s are even while nobody leaves', (key) => {
    withoutLeavers(form(key), ({ pairings, plan }) => {
      const counts = new Array<number>(plan.count).fill(0);
      for (const { lots } of pairings) if (lots.length === 1) counts[lots[0]!]!++;
      expect(spread(counts)).toBeLessThanOrEqual(1);
    });
  });
});
