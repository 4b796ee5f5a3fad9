/** Pure: each round of a Swiss is compared with all pairings that would have been possible. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FORMS, takesPart } from '../../../src/modules/competitions/domain/index.js';
import type { Pairing } from '../../../src/modules/competitions/domain/index.js';
import { pairingHistory } from '../../../src/modules/competitions/domain/history.js';
import { bestPairing } from './brute-force.js';
import { planOf, PlayedCompetition } from './simulation.js';

const form = FORMS.find(({ key }) => key === 'swiss')!;
const NOBODY = -1;

/** The fewest meetings that a round can have, with a bye for somebody who has had fewest. */
function fewestMeetings(lots: readonly number[], before: readonly Pairing[]): number {
  const { met, byes } = pairingHistory(before);
  const fewest = Math.min(...lots.map(byes));
  const costOf = (one: number, other: number) =>
    Math.min(one, other) === NOBODY && byes(Math.max(one, other)) > fewest ? null : 0;
  const all = lots.length % 2 === 0 ? lots : [NOBODY, ...lots];
  return bestPairing(all, { met, costOf }).meetings;
}

describe('a round of a Swiss', () => {
  it('has no meeting of two who have met that was not necessary', () => {
    fc.assert(
      fc.property(planOf(form, 8), (plan) => {
        const competition = new PlayedCompetition(plan);
        for (;;) {
          const before = competition.pairings;
          const next = competition.rounds.length + 1;
          const lots = competition.field.entrants
            .filter((entrant) => takesPart(entrant, next))
            .map(({ lot }) => lot);
          if (!competition.playRound()) break;
          const { met } = pairingHistory(before);
          const found = competition.rounds
            .at(-1)!
            .filter((pairing) => pairing.lots.length === 2)
            .reduce((sum, pairing) => sum + met(pairing.lots[0]!, pairing.lots[1]!) ** 2, 0);
          expect(found).toBe(fewestMeetings(lots, before));
        }
      }),
      { numRuns: 60, seed: 43 },
    );
  });

  it('gives the bye to the last, if that makes nobody meet again', () => {
    const competition = new PlayedCompetition({
      form,
      settings: { rounds: 2, bestOf: 1 },
      count: 9,
      seatCount: 2,
      fixedPartners: false,
      leaves: 0,
      seed: 5,
    });
    for (const last of [8, null]) {
      const lowest = last ?? competition.standings.at(-1)!.lot;
      competition.playRound();
      const bye = competition.rounds.at(-1)!.find(({ lots }) => lots.length === 1);
      expect(bye!.lots).toEqual([lowest]);
    }
  });

  it('with two entrants is the same pair each time, with first deals in turn', () => {
    const plan = { form, count: 2, seatCount: 2, fixedPartners: false, leaves: 0, seed: 1 };
    const { rounds } = new PlayedCompetition({
      ...plan,
      settings: { rounds: 4, bestOf: 1 },
    }).play();
    expect(rounds.map(([pairing]) => pairing!.lots[0])).toEqual([0, 1, 0, 1]);
  });
});
