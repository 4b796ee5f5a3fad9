import type { Booking, RatingChange } from './booking.js';
import type { FinishedMatch } from './finished-match.js';
import { minus, NOTHING, pairLedgerOf } from './ledger.js';
import { winnersIn } from './rate-match.js';
import type { Ratings, Skill } from './rate-match.js';
import { INITIAL_RATING, ratingKeyOf } from './rating.js';
import type { PlayerRating } from './rating.js';

/** A change that was booked, as its row has it. */
export interface BookedSkills {
  readonly userId: string;
  readonly before: Skill;
  readonly after: Skill;
}

/**
 * What takes a match back out of the books: the opposite of its booking, applied to the ratings as they are now
 * (ADR 101). Matches that were played since keep their effect.
 *
 * @param booked the changes of the match; empty if it changed no ratings
 * @param now the players' ratings now
 */
export function reversalOf(
  match: FinishedMatch,
  booked: readonly BookedSkills[],
  now: Ratings,
): Booking {
  const winners = winnersIn(match);
  return {
    ratingKey: ratingKeyOf(match),
    changes: booked.map((change) => reverse(change, now, winners)),
    ledger: pairLedgerOf(match).map((entry) => ({ ...entry, ...minus(NOTHING, entry) })),
  };
}

function reverse(
  booked: BookedSkills,
  ratings: Ratings,
  winners: ReadonlySet<string>,
): RatingChange {
  const { userId } = booked;
  const now = ratings.get(userId) ?? INITIAL_RATING;
  const matches = now.matches - 1;
  const wins = now.wins - Number(winners.has(userId));
  const after = { ...now, ...skillWithout(booked, now, matches), matches, wins };
  return { userId, before: now, after };
}

/**
 * The estimate without the match. The mean loses what the match added. The deviation is divided by the factor with which
 * the match multiplied it, and is never above the initial one.
 */
function skillWithout({ before, after }: BookedSkills, now: PlayerRating, matches: number): Skill {
  if (now.isFixed) return now;
  if (matches === 0) return { mu: INITIAL_RATING.mu, sigma: INITIAL_RATING.sigma };
  // Nothing has come since: exactly the rating before the match, to the last bit.
  if (now.mu === after.mu && now.sigma === after.sigma) return before;
  return {
    mu: now.mu - (after.mu - before.mu),
    sigma: Math.min(INITIAL_RATING.sigma, now.sigma * (before.sigma / after.sigma)),
  };
}

/** Whether nothing is left: a rating without matches has no row, and neither has a pair without matches. */
export const isNoRating = ({ matches, isFixed }: PlayerRating): boolean =>
  matches === 0 && !isFixed;
