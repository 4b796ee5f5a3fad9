/** Pure: who gets Bummerl from whom. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FinishedMatch } from '../../../src/modules/ratings/domain/finished-match.js';
import { ledgerSide, pairLedgerOf } from '../../../src/modules/ratings/domain/ledger.js';
import { isRatingKey, ratingKeyOf } from '../../../src/modules/ratings/domain/rating.js';
import { finished, leftBy, table, VARIANT_KEYS } from './arbitrary.js';

/** One player's ledger with another, [won, lost, given, taken]; undefined if they did not meet. */
function between(match: FinishedMatch, seat: number, other: number): number[] | undefined {
  const ids = [`user-${seat}`, `user-${other}`];
  const entry = pairLedgerOf(match).find((e) => ids.includes(e.lowId) && ids.includes(e.highId));
  if (!entry) return undefined;
  const { won, lost, bummerlGiven, bummerlTaken } = ledgerSide(ids[0]!, entry);
  return [won, lost, bummerlGiven, bummerlTaken];
}

describe('the ledger', () => {
  it('of two: the loser has got the Bummerl', () => {
    expect(between(finished('zweier', [2, 1]), 0, 1)).toStrictEqual([0, 1, 0, 1]);
    expect(between(finished('zweier', [2, 1]), 1, 0)).toStrictEqual([1, 0, 1, 0]);
  });

  it('of three: each player’s own Bummerl count towards both others', () => {
    const match = finished('dreier', [1, 2, 3]);
    expect(between(match, 2, 0)).toStrictEqual([0, 1, 0, 1]);
    expect(between(match, 2, 1)).toStrictEqual([0, 1, 0, 1]);
    expect(between(match, 0, 1)).toStrictEqual([1, 0, 0, 0]);
  });

  it('of level seats: neither has won', () => {
    expect(between(finished('dritt', [1, 2, 2]), 1, 2)).toStrictEqual([0, 0, 1, 1]);
  });

  it('of sides has opponents only', () => {
    const match = finished('bauern', [1, 2, 1, 2]);
    expect(between(match, 0, 2)).toBeUndefined();
    expect(between(match, 0, 3)).toStrictEqual([1, 0, 1, 0]);
    expect(pairLedgerOf(match)).toHaveLength(4);
  });

  it('counts a player who left as last, with a Bummerl', () => {
    const match = leftBy(finished('dreier', [1, 2, 3]), 0);
    expect(between(match, 0, 1)).toStrictEqual([0, 1, 0, 1]);
    expect(between(match, 1, 2)).toStrictEqual([1, 0, 1, 0]);
  });

  /** The match with user-7 as the backer of a seat, and user-8 as that of another. */
  function backed(match: FinishedMatch, seat: number, other: number): FinishedMatch {
    const backers = [...match.seats.keys()].map((i) =>
      i === seat ? ['user-7'] : i === other ? ['user-8'] : [],
    );
    return { ...match, seats: match.seats.map((s, i) => ({ ...s, backers: backers[i]! })) };
  }

  it('gives idle partners the results of their seat, against all other sides (rules 7.3)', () => {
    const match = backed(finished('zweier', [2, 1]), 0, 1);
    expect(between(match, 7, 1)).toStrictEqual([0, 1, 0, 1]);
    expect(between(match, 7, 8)).toStrictEqual([0, 1, 0, 1]);
    expect(between(match, 8, 0)).toStrictEqual([1, 0, 1, 0]);
    expect(between(match, 7, 0)).toBeUndefined();
    const sides = backed(finished('bauern', [1, 2, 1, 2]), 0, 2);
    expect([between(sides, 7, 2), between(sides, 7, 8)]).toEqual([undefined, undefined]);
    expect(between(sides, 7, 3)).toStrictEqual([1, 0, 1, 0]);
  });

  it('does not charge idle partners if the player of their seat has left', () => {
    const match = leftBy(backed(finished('dreier', [1, 2, 3]), 0, 1), 0);
    expect(between(match, 0, 1)).toStrictEqual([0, 1, 0, 1]);
    expect(between(match, 7, 1)).toStrictEqual([1, 0, 0, 0]);
  });

  it('counts each seat of a house bot as an opponent, and none against itself', () => {
    const match = finished('dreier', [2, 1, 3]);
    const seats = match.seats.map((s, i) => ({ ...s, userId: i === 0 ? 'user-0' : 'user-9' }));
    expect(pairLedgerOf({ ...match, seats })).toMatchObject([
      { matches: 2, lowWins: 1, highWins: 1 },
    ]);
  });

  it('is the same for both players of every pair', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...VARIANT_KEYS).chain((variant) => table(variant)),
        ({ match }) => {
          for (const entry of pairLedgerOf(match)) {
            const low = ledgerSide(entry.lowId, entry);
            const high = ledgerSide(entry.highId, entry);
            expect([low.won, low.bummerlGiven]).toStrictEqual([high.lost, high.bummerlTaken]);
            expect(low.won + low.lost).toBeLessThanOrEqual(low.matches);
          }
        },
      ),
    );
  });
});

describe('the rating key', () => {
  it('is the variant, and for a game to a thousand its preset', () => {
    expect(ratingKeyOf({ variant: 'zweier', preset: 'scharf' })).toBe('zweier');
    expect(ratingKeyOf({ variant: 'zweier', preset: 'tausend' })).toBe('tausend');
    expect(['zweier', 'tausend', 'scharf', 'toString'].map(isRatingKey)).toStrictEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
