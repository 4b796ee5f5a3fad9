import type { Booking } from './booking.js';
import type { FinishedMatch } from './finished-match.js';
import { ledgerKey, NOTHING, plus } from './ledger.js';
import type { LedgerEntry } from './ledger.js';
import type { PlayerRating } from './player-rating.js';
import { ratingKeyOf } from './rating-key.js';
import type { Ratings } from './rate-match.js';

/** A player's rating with what it is of. */
export interface KeyedRating {
  readonly userId: string;
  readonly ratingKey: string;
  readonly rating: PlayerRating;
}

/** The books of all matches, in memory: what a rebuild fills. */
export class Books {
  private readonly byKey = new Map<string, Map<string, PlayerRating>>();
  private readonly pairs = new Map<string, LedgerEntry>();

  /** The ratings that a match is booked on. */
  of(match: FinishedMatch): Ratings {
    return this.under(ratingKeyOf(match));
  }

  add({ ratingKey, changes, ledger }: Booking): void {
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

  ledger(): LedgerEntry[] {
    return [...this.pairs.values()];
  }

  private under(ratingKey: string): Map<string, PlayerRating> {
    const ratings = this.byKey.get(ratingKey) ?? new Map<string, PlayerRating>();
    this.byKey.set(ratingKey, ratings);
    return ratings;
  }
}
