import type { FinishedMatch } from './finished-match.js';
import { pairLedgerOf } from './ledger.js';
import type { PairLedgerEntry } from './ledger.js';
import { rateMatch } from './rate-match.js';
import type { Ratings } from './rate-match.js';
import { INITIAL_RATING, ratingKeyOf } from './rating.js';
import type { PlayerRating } from './rating.js';

/** How a match changed one player's rating. */
export interface RatingChange {
  readonly userId: string;
  readonly before: PlayerRating;
  readonly after: PlayerRating;
}

/** Everything that a match adds to the books. */
export interface Booking {
  readonly ratingKey: string;
  /** Empty for an unrated match. */
  readonly changes: readonly RatingChange[];
  readonly ledger: readonly PairLedgerEntry[];
}

/** Books a match with its players' earlier ratings. Live booking and the rebuild both use it. */
export function bookingOf(match: FinishedMatch, before: Ratings): Booking {
  const ratingKey = ratingKeyOf(match);
  return {
    ratingKey,
    changes: match.rated ? changesOf(match, before) : [],
    ledger: pairLedgerOf(match),
  };
}

/** @throws if a rating is not a finite number, because each further match would spread it to other players */
function changesOf(match: FinishedMatch, before: Ratings): RatingChange[] {
  return [...rateMatch(match, before)].map(([userId, after]) => {
    if (!Number.isFinite(after.mu) || !(after.sigma > 0 && after.sigma < Infinity))
      throw new Error(`match ${match.id} gives user ${userId} an invalid rating`);
    return { userId, before: before.get(userId) ?? INITIAL_RATING, after };
  });
}
