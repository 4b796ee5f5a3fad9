import fc from 'fast-check';
import type { FinishedMatch } from '../../../src/modules/ratings/domain/finished-match.js';
import type { PlayerRating } from '../../../src/modules/ratings/domain/rating.js';

/** How a match may end: the places by seat that the rules allow, by variant. */
const ENDS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  zweier: [[1, 2]],
  dritt: [
    [1, 2, 3],
    [1, 2, 2],
  ],
  dreier: [[1, 2, 3]],
  bauern: [
    [1, 2, 1, 2],
    [2, 1, 2, 1],
  ],
};

export const VARIANT_KEYS = Object.keys(ENDS);

/** A match that ended and that nobody left. */
export function finished(
  variant: string,
  places: readonly number[],
  change: Partial<FinishedMatch> = {},
): FinishedMatch {
  const worst = Math.max(...places);
  const seats = places.map((place, seat) => ({
    userId: `user-${seat}`,
    left: false,
    place,
    bummerl: Number(place === worst),
    backers: [],
  }));
  return { id: 'match', variant, preset: 'weich', rated: true, seats, ...change };
}

/** The same match, left by the players of `seats`. */
export function leftBy(match: FinishedMatch, ...gone: readonly number[]): FinishedMatch {
  return { ...match, seats: match.seats.map((s, seat) => ({ ...s, left: gone.includes(seat) })) };
}

const rating: fc.Arbitrary<PlayerRating> = fc.record({
  mu: fc.double({ min: 600, max: 2400, noNaN: true }),
  sigma: fc.double({ min: 20, max: 150, noNaN: true }),
  matches: fc.nat(500),
  wins: fc.nat(500),
  isFixed: fc.constant(false),
});

/** Any match of a variant with its players' ratings, some of whom are new. */
export const table = (variant: string) =>
  fc
    .tuple(fc.constantFrom(...ENDS[variant]!), fc.array(fc.option(rating), { minLength: 4 }))
    .map(([places, ratings]) => {
      const match = finished(variant, places);
      const known = match.seats.flatMap(({ userId }, seat): [string, PlayerRating][] => {
        const before = ratings[seat];
        return before ? [[userId, before]] : [];
      });
      return { match, before: new Map(known) };
    });
