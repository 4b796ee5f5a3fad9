import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { showingsOf } from '../../../src/modules/competitions/application/counted-matches.js';
import type { MatchOutcome } from '../../../src/engine/index.js';
import { settleBalances } from '../../../src/modules/competitions/domain/rating-balance.js';
import type { MatchShowing } from '../../../src/modules/competitions/domain/rating-balance.js';

const OTHER = { WON: 'LOST', LOST: 'WON', GIVEN_UP: 'WON', LEVEL: 'LEVEL' } as const;

/** Plays against ever new opponents. Which matches count, and the balance at the end. */
function play(showings: readonly MatchShowing[]) {
  let balance = 0;
  const counted = showings.map((showing) => {
    const other = { balance: 0, showing: OTHER[showing] };
    const settled = settleBalances([{ balance, showing }, other]);
    balance = settled.balances[0]!;
    return settled.counts;
  });
  return { counted, balance };
}

const times = (showing: MatchShowing, count: number) => Array<MatchShowing>(count).fill(showing);

/** Wins less losses of those matches. */
const netOf = (showings: readonly MatchShowing[]): number =>
  showings.reduce(
    (net, showing) => net + (showing === 'WON' ? 1 : showing === 'LEVEL' ? 0 : -1),
    0,
  );

describe('the balance of won and given-up matches', () => {
  it('counts one loss of matches that are given up', () => {
    expect(play(times('GIVEN_UP', 4)).counted).toEqual([true, false, false, false]);
  });

  it('counts everything of who gives up and wins by turns', () => {
    const turns = Array.from({ length: 10 }, () => ['GIVEN_UP', 'WON'] as const).flat();
    expect(play(turns).counted).toEqual(turns.map(() => true));
  });

  it('lets wins that do not count pay back what was spared', () => {
    const { counted } = play([...times('GIVEN_UP', 3), ...times('WON', 3)]);
    expect(counted).toEqual([true, false, false, false, false, true]);
  });

  it('takes back wins that came first', () => {
    const { counted } = play([...times('WON', 3), ...times('GIVEN_UP', 5)]);
    expect(counted).toEqual([true, true, true, true, true, true, true, false]);
  });

  it('always counts what was played to its end, unless there are debts', () => {
    expect(play(times('LOST', 3)).counted).toEqual([true, true, true]);
    const { counted } = play([...times('GIVEN_UP', 2), 'LOST', 'WON', 'WON', 'WON']);
    expect(counted).toEqual([true, false, false, false, false, true]);
  });

  it('never raises a rating: what counts is no more than what was won, but for debts', () => {
    const showing = fc.constantFrom<MatchShowing>('WON', 'WON', 'LOST', 'GIVEN_UP', 'LEVEL');
    fc.assert(
      fc.property(fc.array(showing, { maxLength: 60 }), (showings) => {
        const { counted, balance } = play(showings);
        const debts = Math.max(0, -1 - balance);
        expect(netOf(showings.filter((_, i) => counted[i]))).toBe(netOf(showings) + debts);
        expect(netOf(showings.filter((one, i) => counted[i] && one !== 'LOST'))).toBeGreaterThan(
          -2,
        );
      }),
    );
  });

  it('is not paid by somebody else with debts', () => {
    const players = [
      { balance: -4, showing: 'WON' },
      { balance: -1, showing: 'GIVEN_UP' },
    ] as const;
    expect(settleBalances(players)).toEqual({ counts: false, balances: [-4, -2] });
  });
});

describe('giving up', () => {
  const players = (left: readonly number[]) =>
    [0, 1, 2, 3].map((seat) => ({
      userId: String(seat),
      substituteId: left.includes(seat) ? 'bot' : null,
    }));
  const match = { id: '', variant: 'bauern', preset: '', rated: true, backers: [] };

  it('is of who has left the table, not of the partner who stayed', () => {
    const result: MatchOutcome = {
      places: [3, 1, 3, 1],
      bummerl: [1, 0, 1, 0],
      reason: 'TARGET',
      winners: [1, 3],
    };
    const showings = showingsOf({ ...match, result, players: players([0]) });
    expect(showings).toEqual(['GIVEN_UP', 'WON', 'LOST', 'WON']);
  });

  it.each(['RESIGNED', 'TIMEOUT'] as const)('is what ends a match of two by %s', (reason) => {
    const result: MatchOutcome = { places: [2, 1], bummerl: [1, 0], reason, winners: [1] };
    const showings = showingsOf({ ...match, result, players: players([]).slice(0, 2) });
    expect(showings).toEqual(['GIVEN_UP', 'WON']);
  });
});
