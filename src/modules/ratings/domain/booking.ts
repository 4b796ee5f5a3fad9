import type { FinishedMatch } from './finished-match.js';
import { ledgerKey, pairLedgerOf, NOTHING, plus } from './ledger.js';
import type { PairLedgerEntry } from './ledger.js';
import { rateMatch } from './rate-match.js';
import type { Ratings } from './rate-match.js';
import { BEGINNING, ratingKeyOf } from './rating.js';
import type { PlayerRating } from './rating.js';

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
  readonly ledger: readonly PairLedgerEntry[];
}

/** Books a match on the ratings its players had; live and in the rebuild it is this and only this. */
export function bookingOf(match: FinishedMatch, before: Ratings): Booking {
  const ratingKey = ratingKeyOf(match);
  return {
    ratingKey,
    changes: match.rated ? changesOf(match, before) : [],
    ledger: pairLedgerOf(match),
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

/** A player's rating with what it is of. */
export interface KeyedRating {
  readonly userId: string;
  readonly ratingKey: string;
  readonly rating: PlayerRating;
}

/** The books of all matches, in memory: what a rebuild fills. */
export class Books {
  private readonly byKey = new Map<string, Map<string, PlayerRating>>();
  private readonly pairs = new Map<string, PairLedgerEntry>();

  /** @param fixed ratings that matches do not move */
  constructor(fixed: readonly KeyedRating[]) {
    for (const { userId, ratingKey, rating } of fixed) this.under(ratingKey).set(userId, rating);
  }

  /** Books a match on what is booked already. */
  book(match: FinishedMatch): Booking {
    const booking = bookingOf(match, this.under(ratingKeyOf(match)));
    this.add(booking);
    return booking;
  }

  private add({ ratingKey, changes, ledger }: Booking): void {
    for (const { userId, after } of changes) this.under(ratingKey).set(userId, after);
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

  private under(ratingKey: string): Map<string, PlayerRating> {
    const ratings = this.byKey.get(ratingKey) ?? new Map<string, PlayerRating>();
    this.byKey.set(ratingKey, ratings);
    return ratings;
  }
}
