import type { FinishedMatch } from './finished-match.js';
import { ledgerKey, pairLedgerOf, NOTHING, plus } from './ledger.js';
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

/** A rating with its player and its rating key. */
export interface KeyedRating {
  readonly userId: string;
  readonly ratingKey: string;
  readonly rating: PlayerRating;
}

/** The books of all matches in memory, for the rebuild. */
export class Books {
  private readonly byKey = new Map<string, Map<string, PlayerRating>>();
  private readonly pairs = new Map<string, PairLedgerEntry>();

  /** @param fixed ratings that matches do not change */
  constructor(fixed: readonly KeyedRating[]) {
    for (const { userId, ratingKey, rating } of fixed)
      this.ratingsOf(ratingKey).set(userId, rating);
  }

  /** Books the next match in the order of booking. */
  book(match: FinishedMatch): Booking {
    const booking = bookingOf(match, this.ratingsOf(ratingKeyOf(match)));
    this.add(booking);
    return booking;
  }

  private add({ ratingKey, changes, ledger }: Booking): void {
    for (const { userId, after } of changes) this.ratingsOf(ratingKey).set(userId, after);
    for (const entry of ledger) {
      const key = ledgerKey(entry);
      this.pairs.set(key, { ...entry, ...plus(this.pairs.get(key) ?? NOTHING, entry) });
    }
  }

  ratings(): KeyedRating[] {
    return [...this.byKey].flatMap(([ratingKey, ratings]) =>
      [...ratings].map(([userId, rating]) => ({ userId, ratingKey, rating })),
    );
  }

  ledger(): PairLedgerEntry[] {
    return [...this.pairs.values()];
  }

  private ratingsOf(ratingKey: string): Map<string, PlayerRating> {
    const ratings = this.byKey.get(ratingKey) ?? new Map<string, PlayerRating>();
    this.byKey.set(ratingKey, ratings);
    return ratings;
  }
}
