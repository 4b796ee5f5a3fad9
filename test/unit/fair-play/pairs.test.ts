import { describe, expect, it } from '@jest/globals';
import { expectedScore, pairFigures } from '../../../src/modules/fair-play/domain/pairs.js';

const met = (opponentId: string, scores: readonly number[], own = 1500, other = 1500) =>
  scores.map((score) => ({ opponentId, score, own, other }));

describe('the expected score', () => {
  it('is ten to one for 400 points', () => {
    expect(expectedScore(1900, 1500)).toBeCloseTo(10 / 11, 12);
    expect(expectedScore(1500, 1500)).toBe(0.5);
  });
});

describe('a pair', () => {
  it('of equals who always win has a surplus of a half, with its interval', () => {
    const [pair] = pairFigures(met('a', [1, 1, 1, 1]), { most: 10, fewest: 1 });
    expect(pair).toMatchObject({ matches: 4, score: 4, expected: 2 });
    // Four matches with a variance of a quarter each: a standard error of a quarter for a match.
    expect(pair!.surplus.value).toBe(0.5);
    expect(pair!.surplus.low).toBeCloseTo(0.5 - 1.959964 / 4, 9);
  });

  it('is left out if it has met too seldom; the most frequent come first', () => {
    const meetings = [...met('a', [0, 1]), ...met('b', [0, 0, 1]), ...met('c', [1])];
    const pairs = pairFigures(meetings, { most: 10, fewest: 2 });
    expect(pairs.map(({ opponentId }) => opponentId)).toEqual(['b', 'a']);
    expect(pairFigures(meetings, { most: 1, fewest: 2 })).toHaveLength(1);
  });
});
