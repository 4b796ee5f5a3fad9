/** Pure: fields of a thousand, in a bounded time. */
import { describe, expect, it } from '@jest/globals';
import { FORMS } from '../../../src/modules/competitions/domain/index.js';
import { meetings } from './measures.js';
import { PlayedCompetition } from './simulation.js';

/** Far above what a round takes, so that a loaded machine passes. */
const SECONDS_A_ROUND = 10;

const started = (
  key: string,
  count: number,
  settings: object,
  leaves = 0.01,
): PlayedCompetition => {
  const form = FORMS.find((each) => each.key === key)!;
  const parsed = form.parseSettings(settings);
  if (!parsed.ok) throw new Error(parsed.error[0]!.key);
  const seatCount = form.meeting === 'TABLE' ? 3 : 2;
  const plan = {
    form,
    settings: parsed.value,
    count,
    seatCount,
    fixedPartners: false,
    leaves,
    seed: 9,
  };
  return new PlayedCompetition(plan);
};

describe('a large field', () => {
  it.each([
    ['swiss', 1000, { rounds: 9 }],
    ['swiss', 999, { rounds: 9 }],
    ['knockOut', 512, { losersBracket: true }],
    ['knockOut', 256, { reentryUntil: 3, thirdPlace: true }],
    ['tables', 1000, { rounds: 9 }],
    ['league', 1000, { divisionSize: 10 }],
  ])('of %s with %i is paired quickly', (key, count, settings) => {
    const competition = started(key, count, settings);
    let slowest = 0;
    for (;;) {
      const begun = performance.now();
      const goesOn = competition.playRound();
      slowest = Math.max(slowest, performance.now() - begun);
      if (!goesOn) break;
    }
    expect(competition.standings.length).toBe(count);
    expect(slowest).toBeLessThan(SECONDS_A_ROUND * 1000);
    if (key === 'swiss') expect(Math.max(...meetings(competition.pairings).values())).toBe(1);
  });
});
