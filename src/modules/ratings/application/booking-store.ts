import type { Booking } from '../domain/booking.js';
import type { FinishedMatch } from '../domain/finished-match.js';
import type { Ratings } from '../domain/rate-match.js';

/** Where matches are booked, each of them once. */
export abstract class BookingStore {
  /**
   * Books a match in one transaction unless it is booked already. Whoever books another match of one
   * of its players waits, so that no change is lost; the order in which matches come to be booked is
   * kept with them, and is the order of the rebuild.
   *
   * @param bookingOf called with the players' ratings, which nobody changes meanwhile
   * @returns whether it was this call that booked the match
   */
  abstract book(match: FinishedMatch, bookingOf: (before: Ratings) => Booking): Promise<boolean>;
}
