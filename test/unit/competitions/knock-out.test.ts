/** Pure: brackets with byes, re-entry, a losers' bracket and entrants who leave. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FORMS } from '../../../src/modules/competitions/domain/index.js';
import { throughIn } from '../../../src/modules/competitions/domain/forms/bracket.js';
import { planOf, PlayedCompetition } from './simulation.js';
import type { Plan } from './simulation.js';

const form = FORMS.find(({ key }) => key === 'knockOut')!;
const RUNS = { numRuns: 200, seed: 43 };

const played = (check: (competition: PlayedCompetition) => void, change: Partial<Plan> = {}) =>
  fc.assert(
    fc.property(planOf(form), (plan) => {
      check(new PlayedCompetition({ ...plan, ...change }).play());
    }),
    RUNS,
  );

const plain = (count: number, settings: object, seed = 1): PlayedCompetition => {
  const parsed = form.parseSettings(settings);
  if (!parsed.ok) throw new Error('settings');
  const plan = { form, count, seatCount: 2, fixedPartners: false, leaves: 0, seed };
  return new PlayedCompetition({ ...plan, settings: parsed.value });
};

/** How often each lot has lost, without the match for the third place. */
function lossesOf({ pairings, field }: PlayedCompetition): number[] {
  const losses = new Array<number>(field.entrants.length).fill(0);
  for (const pairing of pairings.filter(({ stage }) => stage !== 'THIRD_PLACE'))
    for (const lot of pairing.lots) if (lot !== throughIn(pairing)) losses[lot]!++;
  return losses;
}

describe('a knock-out', () => {
  it('has exactly one winner, unless all leave', () => {
    played(
      ({ standings }) => expect(standings.filter(({ place }) => place === 1)).toHaveLength(1),
      { leaves: 0 },
    );
    played((competition) => {
      const winners = competition.standings.filter(({ place }) => place === 1);
      const stayed = competition.field.entrants.some(({ outSince }) => outSince === null);
      if (winners.length !== 1) expect([stayed, winners.length > 1]).not.toEqual([true, false]);
    });
  });

  it('puts everyone out but the winner, after one loss or two', () => {
    played(
      (competition) => {
        const lives = competition.plan.settings['losersBracket'] === true ? 2 : 1;
        const losses = lossesOf(competition);
        const winner = competition.standings[0]!.lot;
        for (const [lot, count] of losses.entries())
          if (lot === winner) expect(count).toBeLessThan(lives);
          else expect(count).toBe(lives);
      },
      { leaves: 0 },
    );
  });

  it('gives nobody a second bye while one of the round has had fewer', () => {
    played(({ rounds, field }) => {
      const byes = new Map<number, number>();
      for (const round of rounds)
        for (const stage of ['MAIN', 'LOSERS']) {
          const part = round.filter((pairing) => pairing.stage === stage);
          const players = part.map(({ lots }) => lots.map((lot) => field.entrants[lot]!.player));
          const countOf = (player: number) => byes.get(player) ?? 0;
          const free = players.filter(({ length }) => length === 1).flat();
          const others = players.filter(({ length }) => length === 2).flat();
          const most = Math.max(-1, ...free.map(countOf));
          for (const player of others) expect(countOf(player)).toBeGreaterThanOrEqual(most);
          for (const player of free) byes.set(player, countOf(player) + 1);
        }
    });
  });

  it.each([
    [2, 1],
    [3, 2],
    [8, 3],
    [9, 4],
    [100, 7],
  ])('of %i has %i rounds, with byes only in the first', (count, rounds) => {
    const competition = plain(count, {}).play();
    expect(competition.rounds).toHaveLength(rounds);
    const free = competition.pairings.filter(({ lots }) => lots.length === 1);
    expect(free.every(({ round }) => round === 1)).toBe(true);
    expect(free).toHaveLength(2 ** rounds - count);
  });

  it('keeps the bracket: the winners of neighbouring boards meet', () => {
    const { pairings } = plain(16, {}).play();
    for (const pairing of pairings.filter(({ round }) => round > 1)) {
      const from = pairings.filter(
        (before) =>
          before.round === pairing.round - 1 && pairing.lots.includes(throughIn(before) ?? -1),
      );
      expect(from.map(({ board }) => board)).toEqual([pairing.board * 2 - 1, pairing.board * 2]);
    }
  });
});

describe('the third place', () => {
  it('is played beside the final by those who lost before it', () => {
    const competition = plain(8, { thirdPlace: true }).play();
    const last = competition.rounds.at(-1)!;
    expect(last.map(({ stage }) => stage)).toEqual(['FINAL', 'THIRD_PLACE']);
    expect(competition.standings.slice(0, 4).map(({ place }) => place)).toEqual([1, 2, 3, 4]);
    const third = competition.pairings.find(({ stage }) => stage === 'THIRD_PLACE')!;
    expect(competition.standings[2]!.lot).toBe(throughIn(third));
  });

  it('is shared without a match', () => {
    const { standings } = plain(8, {}).play();
    expect(standings.map(({ place }) => place)).toEqual([1, 2, 3, 3, 5, 5, 5, 5]);
  });
});

describe("a losers' bracket", () => {
  it('ends with the unbeaten player beaten twice, or not at all', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const competition = plain(8, { losersBracket: true }, seed).play();
      const finals = competition.pairings.filter(({ stage }) => stage === 'FINAL');
      const winner = competition.standings[0]!.lot;
      expect(finals).toHaveLength(lossesOf(competition)[winner] === 0 ? 1 : 2);
    }
  });
});

describe('re-entry', () => {
  it('is possible once after each loss until the stated round', () => {
    const competition = plain(8, { reentryUntil: 1 });
    competition.playRound();
    const { field } = competition;
    const may = (lot: number) => form.reentrants!(field).has(lot);
    const again = field.entrants.slice(8);
    expect(again.length).toBeGreaterThan(0);
    for (const { lot, player } of again) expect([may(lot), may(player)]).toEqual([false, false]);
    for (const pairing of field.pairings) expect(may(throughIn(pairing)!)).toBe(false);
    competition.playRound();
    for (const { lot } of competition.field.entrants)
      expect(form.reentrants!(competition.field).has(lot)).toBe(false);
  });

  it('does not pair a player with the same opponent, unless nobody else is left', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const { field, rounds } = plain(16, { reentryUntil: 1 }, seed).play();
      const pairs = rounds
        .slice(0, 2)
        .flat()
        .filter(({ lots }) => lots.length === 2)
        .map(({ lots }) => lots.map((lot) => field.entrants[lot]!.player).sort((a, b) => a - b));
      expect(new Set(pairs.map(String)).size).toBe(pairs.length);
    }
  });
});
