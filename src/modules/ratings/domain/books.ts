import { bookingOf } from './booking.js';
import type { Booking } from './booking.js';
import type { FinishedMatch } from './finished-match.js';
import { ledgerKey, NOTHING, plus } from './ledger.js';
import type { PairLedgerEntry } from './ledger.js';
import { ratingKeyOf } from './rating.js';
import type { PlayerRating } from './rating.js';
import { isNoRating, reversalOf } from './reversal.js';

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
  /** Bookings that will be taken back. */
  private readonly toReverse = new Map<string, [FinishedMatch, Booking]>();

  /** @param fixed ratings that matches do not change */
  constructor(fixed: readonly KeyedRating[]) {
    for (const { userId, ratingKey, rating } of fixed)
      this.ratingsOf(ratingKey).set(userId, rating);
  }

  /**
   * Books the next match in the order of booking.
   *
   * @param isVoided whether it is taken back later
   */
  book(match: FinishedMatch, isVoided = false): Booking {
    const booking = bookingOf(match, this.ratingsOf(ratingKeyOf(match)));
    this.add(booking);
    if (isVoided) this.toReverse.set(match.id, [match, booking]);
    return booking;
  }

  /** Takes a match back; null if it was not booked. */
  takeBack(matchId: string): Booking | null {
    const [match, booking] = this.toReverse.get(matchId) ?? [];
    if (!match || !booking) return null;
    this.toReverse.delete(matchId);
    const reversal = reversalOf(match, booking.changes, this.ratingsOf(booking.ratingKey));
    this.add(reversal);
    return reversal;
  }

  private add({ ratingKey, changes, ledger }: Booking): void {
    const ratings = this.ratingsOf(ratingKey);
    for (const { userId, after } of changes)
      if (isNoRating(after)) ratings.delete(userId);
      else ratings.set(userId, after);
    for (const entry of ledger) this.addPair(entry);
  }

  private addPair(entry: PairLedgerEntry): void {
    const key = ledgerKey(entry);
    const sum = { ...entry, ...plus(this.pairs.get(key) ?? NOTHING, entry) };
    if (sum.matches === 0) this.pairs.delete(key);
    else this.pairs.set(key, sum);
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
