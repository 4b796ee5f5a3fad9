import type { FinishedMatch } from './finished-match.js';
import { ledgerOf } from './ledger.js';
import type { LedgerEntry } from './ledger.js';
import { BEGINNING } from './player-rating.js';
import type { PlayerRating } from './player-rating.js';
import { rateMatch } from './rate-match.js';
import type { Ratings } from './rate-match.js';
import { ratingKeyOf } from './rating-key.js';

/** What a match did to one player's rating. */
export interface RatingChange {
  readonly userId: string;
  readonly before: PlayerRating;
  readonly after: PlayerRating;
}

/** All that a match brings into the books. */
export interface Booking {
  readonly ratingKey: string;
  /** None for an unrated match. */
  readonly changes: readonly RatingChange[];
  readonly ledger: readonly LedgerEntry[];
}

/** Books a match on the ratings its players had; live and in the rebuild it is this and only this. */
export function bookingOf(match: FinishedMatch, before: Ratings): Booking {
  const ratingKey = ratingKeyOf(match);
  return {
    ratingKey,
    changes: match.rated ? changesOf(match, before) : [],
    ledger: ledgerOf(match),
  };
}

/** @throws where a rating before was none: it would make others of it, match by match */
function changesOf(match: FinishedMatch, before: Ratings): RatingChange[] {
  return [...rateMatch(match, before)].map(([userId, after]) => {
    if (!Number.isFinite(after.mu) || !(after.sigma > 0 && after.sigma < Infinity))
      throw new Error(`match ${match.id} gives user ${userId} no rating`);
    return { userId, before: before.get(userId) ?? BEGINNING, after };
  });
}
