import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { BookingStore } from '../../application/booking-store.js';
import type { Booking } from '../../domain/booking.js';
import type { FinishedMatch } from '../../domain/finished-match.js';
import { BEGINNING } from '../../domain/player-rating.js';
import type { PlayerRating } from '../../domain/player-rating.js';
import type { Ratings } from '../../domain/rate-match.js';
import { ratingKeyOf } from '../../domain/rating-key.js';
import { BOOKS_LOCK, changeRow, insertRows, ledgerRow, ratingRow } from './book-rows.js';

/**
 * Reads ratings and locks them in the order of user ids, so that matches of the same players cannot
 * wait for each other in a circle. The update changes nothing: it is what locks a row that is there
 * and reads it as it is by then, in the statement that writes the row of a player who is new.
 */
const LOCK_RATINGS = `
  INSERT INTO ratings (user_id, rating_key, mu, sigma, matches, wins, provisional)
  SELECT user_id, $2, $3, $4, 0, 0, true
  FROM (SELECT DISTINCT user_id FROM unnest($1::uuid[]) AS player(user_id)) AS players
  ORDER BY user_id
  ON CONFLICT (user_id, rating_key) DO UPDATE SET matches = ratings.matches
  RETURNING user_id AS "userId", mu, sigma, matches, wins`;

/** The guard: of two bookings of a match the later waits here for the earlier and gets no row. */
const CLAIM = `
  INSERT INTO booked_matches (match_id) VALUES ($1)
  ON CONFLICT (match_id) DO NOTHING RETURNING sequence`;

const NEW_RATING = `ON CONFLICT (user_id, rating_key) DO UPDATE SET mu = excluded.mu,
  sigma = excluded.sigma, matches = excluded.matches, wins = excluded.wins,
  provisional = excluded.provisional`;

const ADDED_UP = `ON CONFLICT (low_id, high_id, rating_key) DO UPDATE SET
  matches = ledger.matches + excluded.matches,
  low_wins = ledger.low_wins + excluded.low_wins,
  high_wins = ledger.high_wins + excluded.high_wins,
  low_bummerl = ledger.low_bummerl + excluded.low_bummerl,
  high_bummerl = ledger.high_bummerl + excluded.high_bummerl`;

/** Bookings in Postgres. */
@Injectable()
export class PostgresBookingStore extends BookingStore {
  constructor(private readonly database: Database) {
    super();
  }

  /** The ratings are locked before the sequence is drawn, so that it tells in which order. */
  book(match: FinishedMatch, bookingOf: (before: Ratings) => Booking): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      await transaction.query('SELECT pg_advisory_xact_lock_shared($1)', [BOOKS_LOCK]);
      const before = match.rated ? await lockRatings(transaction, match) : new Map();
      const [claimed] = await transaction.query<{ sequence: string }[]>(CLAIM, [match.id]);
      if (!claimed) return false;
      await write(transaction, match.id, claimed.sequence, bookingOf(before));
      return true;
    });
  }
}

async function lockRatings(transaction: Transaction, match: FinishedMatch): Promise<Ratings> {
  const rows = await transaction.query<({ userId: string } & PlayerRating)[]>(LOCK_RATINGS, [
    match.seats.map(({ userId }) => userId),
    ratingKeyOf(match),
    BEGINNING.mu,
    BEGINNING.sigma,
  ]);
  return new Map(rows.map(({ userId, ...rating }) => [userId, rating]));
}

/** The ledger comes last and in order: nobody who waits for one of its rows holds another's rating. */
async function write(
  transaction: Transaction,
  matchId: string,
  sequence: string,
  { ratingKey, changes, ledger }: Booking,
): Promise<void> {
  const ratings = changes.map(({ userId, after: rating }) => ({ userId, ratingKey, rating }));
  const rows = changes.map((change) => changeRow(change, { matchId, sequence, ratingKey }));
  await insertRows(transaction, 'ratings', ratings.map(ratingRow), { onConflict: NEW_RATING });
  await insertRows(transaction, 'rating_changes', rows);
  await insertRows(transaction, 'ledger', ledger.map(ledgerRow), { onConflict: ADDED_UP });
}
