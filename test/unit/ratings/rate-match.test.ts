/** Pure: how a match changes ratings. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FinishedMatch } from '../../../src/modules/ratings/domain/finished-match.js';
import { INITIAL_RATING, isProvisional } from '../../../src/modules/ratings/domain/rating.js';
import type { PlayerRating } from '../../../src/modules/ratings/domain/rating.js';
import { rateMatch } from '../../../src/modules/ratings/domain/rate-match.js';
import type { Ratings } from '../../../src/modules/ratings/domain/rate-match.js';
import { finished, leftBy, table, VARIANT_KEYS } from './arbitrary.js';

const NONE: Ratings = new Map();

const muOf = (ratings: Ratings, seat: number): number =>
  (ratings.get(`user-${seat}`) ?? INITIAL_RATING).mu;

const gains = (match: FinishedMatch, before: Ratings = NONE): number[] => {
  const after = rateMatch(match, before);
  return match.seats.map((_, seat) => muOf(after, seat) - muOf(before, seat));
};

const sum = (figures: readonly number[]): number => figures.reduce((a, b) => a + b, 0);

describe.each(VARIANT_KEYS)('a match of %s', (variant) => {
  it('a rated match takes no points from the winner and gives none to the last', () => {
    fc.assert(
      fc.property(table(variant), ({ match, before }) => {
        const gained = gains(match, before);
        const worst = Math.max(...match.seats.map(({ place }) => place));
        match.seats.forEach(({ place }, seat) => {
          if (place === 1) expect(gained[seat]).toBeGreaterThanOrEqual(0);
          // Of two who are level at the end the weaker may gain, because it scored as much.
          const alone = match.seats.filter((s) => s.place === worst).length === 1;
          if (place === worst && alone) expect(gained[seat]).toBeLessThanOrEqual(0);
        });
      }),
    );
  });

  it('a rated match counts once for each player, and as a win for the winner', () => {
    fc.assert(
      fc.property(table(variant), ({ match, before }) => {
        const after = rateMatch(match, before);
        for (const { userId, place } of match.seats) {
          const { matches, wins } = before.get(userId) ?? INITIAL_RATING;
          expect(after.get(userId)).toMatchObject({
            matches: matches + 1,
            wins: wins + Number(place === 1),
          });
        }
      }),
    );
  });

  it('a rated match keeps the sum of ratings between players of equal deviation', () => {
    fc.assert(
      fc.property(table(variant), ({ match, before }) => {
        const even = match.seats.map(({ userId }): [string, PlayerRating] => [
          userId,
          { ...(before.get(userId) ?? INITIAL_RATING), sigma: 90 },
        ]);
        expect(sum(gains(match, new Map(even)))).toBeCloseTo(0, 9);
      }),
    );
  });

  it('a rated match gives bit by bit the same figures for any order of the seats', () => {
    fc.assert(
      fc.property(table(variant), fc.infiniteStream(fc.nat()), ({ match, before }, numbers) => {
        const turns = variant === 'bauern' ? [2, 3, 0, 1] : shuffled(match.seats.length, numbers);
        const seats = turns.map((seat) => match.seats[seat]!);
        const elsewhere = rateMatch({ ...match, seats }, before);
        const here = rateMatch(match, before);
        for (const [userId, rating] of here) expect(elsewhere.get(userId)).toStrictEqual(rating);
      }),
    );
  });

  it('a rated match makes a deviation smaller, or at most a little larger', () => {
    fc.assert(
      fc.property(table(variant), ({ match, before }) => {
        for (const [userId, { sigma }] of rateMatch(match, before)) {
          const { sigma: was } = before.get(userId) ?? INITIAL_RATING;
          expect(sigma).toBeGreaterThan(0);
          expect(sigma).toBeLessThanOrEqual(Math.hypot(was, 2));
        }
      }),
    );
  });
});

function shuffled(count: number, numbers: Iterable<number>): number[] {
  const source = numbers[Symbol.iterator]();
  const keys = Array.from({ length: count }, (_, seat) => ({
    seat,
    key: source.next().value as number,
  }));
  return keys.toSorted((a, b) => a.key - b.key).map(({ seat }) => seat);
}

describe('the rating model', () => {
  it('moves two beginners by the same amount, and settled players less', () => {
    const [won, lost] = gains(finished('zweier', [1, 2]));
    expect(won).toBe(-lost!);
    expect(won).toBeGreaterThan(30);
    const settled = { mu: 1500, sigma: 60, matches: 50, wins: 25, isFixed: false };
    const both = new Map(['user-0', 'user-1'].map((id) => [id, settled]));
    expect(gains(finished('zweier', [1, 2]), both)[0]).toBeLessThan(10);
  });

  it('leaves a fixed rating unchanged, and moves its opponents’', () => {
    const fixed = { mu: 1700, sigma: 20, matches: 3, wins: 1, isFixed: true };
    const before = new Map([['user-1', fixed]]);
    const after = rateMatch(finished('zweier', [1, 2]), before);
    expect(after.get('user-1')).toStrictEqual({ ...fixed, matches: 4 });
    expect(muOf(after, 0)).toBeGreaterThan(1500);
    const free = new Map([['user-1', { ...fixed, isFixed: false }]]);
    expect(muOf(rateMatch(finished('zweier', [1, 2]), free), 0)).toBe(muOf(after, 0));
    expect(isProvisional(fixed)).toBe(false);
  });

  it('leaves level seats of equal ratings level', () => {
    const after = rateMatch(finished('dritt', [1, 2, 2]), NONE);
    expect(after.get('user-1')).toStrictEqual(after.get('user-2'));
  });

  it('moves partners of equal ratings alike', () => {
    const after = rateMatch(finished('bauern', [1, 2, 1, 2]), NONE);
    expect(after.get('user-0')).toStrictEqual(after.get('user-2'));
    expect(after.get('user-1')).toStrictEqual(after.get('user-3'));
  });

  it('puts a stronger player above a weaker one and settles both', () => {
    let ratings: Ratings = NONE;
    for (let n = 0; n < 240; n++) {
      const places = n % 4 === 0 ? [2, 1] : [1, 2];
      ratings = rateMatch(finished('zweier', places), ratings);
      expect(isProvisional(ratings.get('user-0')!)).toBe(n < 9);
    }
    const distance = muOf(ratings, 0) - muOf(ratings, 1);
    expect(Math.abs(distance - 191)).toBeLessThan(60); // 400 · log10(3)
  });

  it('replays to bit by bit equal figures', () => {
    const matches = fc.sample(
      fc.constantFrom(...VARIANT_KEYS).chain((variant) => table(variant)),
      200,
    );
    const replay = () => matches.reduce((r, { match }) => merged(r, rateMatch(match, r)), NONE);
    expect([...replay()]).toStrictEqual([...replay()]);
  });
});

const merged = (a: Ratings, b: Ratings): Ratings => new Map([...a, ...b]);

describe('the rating of a player who left', () => {
  it('is that of the last, even if the bot wins in the seat', () => {
    const left = leftBy(finished('dreier', [1, 2, 3]), 0);
    expect(gains(left)).toStrictEqual(gains(finished('dreier', [3, 1, 2])));
    expect(rateMatch(left, NONE).get('user-0')).toMatchObject({ matches: 1, wins: 0 });
    expect(rateMatch(left, NONE).get('user-1')).toMatchObject({ wins: 1 });
  });

  it('falls alone: the partner is rated by the match as it ended', () => {
    const match = finished('bauern', [1, 2, 1, 2]);
    const played = gains(match);
    const left = gains(leftBy(match, 0));
    expect(left.slice(1)).toStrictEqual(played.slice(1));
    expect(left[0]).toBeLessThan(0);
  });

  it('is that of the last, with the partner’s, if both left', () => {
    const left = gains(leftBy(finished('bauern', [1, 2, 1, 2]), 0, 2));
    expect(left).toStrictEqual(gains(finished('bauern', [2, 1, 2, 1])));
  });

  it('all who left share the last place, and nobody wins a match that all left', () => {
    const after = rateMatch(leftBy(finished('dritt', [1, 2, 3]), 0, 1, 2), NONE);
    expect([...after.values()].map(({ mu, wins }) => [mu, wins])).toStrictEqual(
      Array.from({ length: 3 }, () => [1500, 0]),
    );
  });
});

describe('a house bot in several seats', () => {
  it('is rated once, by the mean of its seats', () => {
    const match = finished('dreier', [2, 1, 3]);
    const bot = match.seats.map((seat, i) => ({ ...seat, userId: i === 0 ? 'user-0' : 'bot' }));
    const after = rateMatch({ ...match, seats: bot }, NONE);
    const apart = gains(match);
    expect(after.get('bot')!.mu - 1500).toBeCloseTo((apart[1]! + apart[2]!) / 2, 9);
    expect(after.get('bot')).toMatchObject({ matches: 1, wins: 1 });
    expect(after.size).toBe(2);
  });
});
