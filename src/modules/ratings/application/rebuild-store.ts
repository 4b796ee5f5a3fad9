import type { RatingChange } from '../domain/booking.js';
import type { FinishedMatch } from '../domain/finished-match.js';
import type { KeyedRating } from '../domain/books.js';
import type { LedgerEntry } from '../domain/ledger.js';

/** A booked match with its place in the order of booking, a whole number of any size. */
export interface BookedMatch {
  readonly matchId: string;
  readonly sequence: string;
  /** @throws MatchBroken where its rows do not say how it ended */
  readonly read: () => FinishedMatch;
}

/** A change as it comes out of the rebuild. */
export interface RebuiltChange extends RatingChange {
  readonly matchId: string;
  readonly sequence: string;
  readonly ratingKey: string;
}

/** A rebuild under way: nothing of it is seen before it is done. */
export interface Rebuild {
  /** How many matches there are to book. */
  readonly total: number;
  /** Up to `limit` matches in the order of booking, after a place in it; `'0'` begins. */
  bookedAfter(sequence: string, limit: number): Promise<BookedMatch[]>;
  addChanges(changes: readonly RebuiltChange[]): Promise<void>;
  addRatings(ratings: readonly KeyedRating[]): Promise<void>;
  addLedger(entries: readonly LedgerEntry[]): Promise<void>;
}

/** Where the books are rebuilt. */
export abstract class RebuildStore {
  /**
   * Runs `work` in one transaction: finished matches that nobody has booked take their places, in the
   * order in which they ended, then what `work` adds takes the place of the books. Bookings wait
   * meanwhile; readers see the old books until the end. What fails or is killed changes nothing.
   *
   * @param work gives the matches that it could not book: those that took their places just now give
   *   them back
   * @returns how many rows of the books had been wrong, missing or too many
   */
  abstract rebuild(work: (rebuild: Rebuild) => Promise<readonly string[]>): Promise<number>;
}
