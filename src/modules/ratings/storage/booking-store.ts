import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import type { Booking } from '../domain/booking.js';
import type { FinishedMatch } from '../domain/finished-match.js';
import type { Ratings } from '../domain/rate-match.js';
import { INITIAL_RATING, ratingKeyOf } from '../domain/rating.js';
import type { PlayerRating } from '../domain/rating.js';
import { changeRow, insertInto, ratingRow, SHARE_BOOKS } from './book-rows.js';
import { BookedMatchRow, RatingRow } from './tables.js';
import type { LedgerRow, RatingChangeRow } from './tables.js';

interface RatingsToLock extends Pick<RatingRow, 'ratingKey' | 'mu' | 'sigma'> {
  readonly userIds: readonly string[];
}

/**
 * Reads ratings and locks them in the order of user ids, so that bookings of the same players cannot
 * deadlock. The update changes no value. It locks an existing row and reads it as last committed, in the
 * same statement that inserts the row of a new player.
 */
const LOCK_RATINGS = statement<RatingRow & Pick<PlayerRating, 'isFixed'>, RatingsToLock>(
  'books-lock-ratings',
  `INSERT INTO ratings (user_id, rating_key, mu, sigma, matches, wins, provisional, is_bot)
   SELECT user_id, :ratingKey, :mu, :sigma, 0, 0, true, is_bot
   FROM user_profiles WHERE user_id = ANY(:userIds::uuid[])
   ORDER BY user_id
   ON CONFLICT (user_id, rating_key) DO UPDATE SET matches = ratings.matches
   RETURNING ${columns(RatingRow)},
     (SELECT bot_level IS NOT NULL FROM user_profiles u WHERE u.user_id = ratings.user_id)
       AS "isFixed"`,
);

export const writeRatings = insertInto<Omit<RatingRow, 'isBot'>>('ratings', {
  onConflict: `ON CONFLICT (user_id, rating_key) DO UPDATE SET mu = excluded.mu,
    sigma = excluded.sigma, matches = excluded.matches, wins = excluded.wins,
    provisional = excluded.provisional`,
});

const writeChanges = insertInto<RatingChangeRow>('rating_changes');

export const addToLedger = insertInto<LedgerRow>('ledger', {
  onConflict: `ON CONFLICT (low_id, high_id, rating_key) DO UPDATE SET
    matches = ledger.matches + excluded.matches,
    low_wins = ledger.low_wins + excluded.low_wins,
    high_wins = ledger.high_wins + excluded.high_wins,
    low_bummerl = ledger.low_bummerl + excluded.low_bummerl,
    high_bummerl = ledger.high_bummerl + excluded.high_bummerl`,
});

class BookedBefore extends Error {}

/** Books matches, each of them once. */
@Injectable()
export class BookingStore {
  constructor(private readonly database: Database) {}

  /**
   * Books a match in one transaction unless it is booked already. Bookings of other matches of the same players
   * wait, so that no change is lost. The number in the order of booking is stored with the match, and a rebuild
   * uses the same order. Therefore the ratings are locked before the number is drawn.
   *
   * @param decide whether a rated match changes ratings
   * @param bookingOf called with the players' ratings, which are locked
   * @returns whether this call booked the match
   */
  async book(
    match: FinishedMatch,
    decide: (within: Transaction) => Promise<boolean>,
    bookingOf: (match: FinishedMatch, before: Ratings) => Booking,
  ): Promise<boolean> {
    const booking = this.database.transaction(async (transaction) => {
      await transaction.rows(SHARE_BOOKS, {});
      const counts = await decide(transaction);
      const decided = { ...match, rated: match.rated && counts };
      const before = decided.rated ? await lockRatings(match, transaction) : new Map();
      const sequence = await claim({ matchId: match.id, counts }, transaction);
      // Undoes the lock, too: it has made rows for players whose only match was taken back.
      if (sequence === null) throw new BookedBefore();
      await write(match.id, sequence, bookingOf(decided, before), transaction);
    });
    try {
      await booking;
      return true;
    } catch (error) {
      if (error instanceof BookedBefore) return false;
      throw error;
    }
  }
}

/**
 * Makes booking happen once: of two bookings of a match, the later one waits here for the earlier one, and gets
 * null.
 *
 * @returns the number in the order of booking
 */
async function claim(
  match: Pick<BookedMatchRow, 'matchId' | 'counts'>,
  within: Transaction,
): Promise<string | null> {
  const insert = within.of(BookedMatchRow).createQueryBuilder().insert().values(match);
  const inserted = await insert.orIgnore().returning('sequence').execute();
  const [row] = inserted.raw as Pick<BookedMatchRow, 'sequence'>[];
  return row?.sequence ?? null;
}

/** The players' ratings, which no other booking changes until the end of the transaction. */
export async function lockRatings(match: FinishedMatch, within: Transaction): Promise<Ratings> {
  const { mu, sigma } = INITIAL_RATING;
  const userIds = match.seats.map(({ userId }) => userId);
  const toLock = { userIds, ratingKey: ratingKeyOf(match), mu, sigma };
  const rows = await within.rows(LOCK_RATINGS, toLock);
  return new Map(rows.map((rating) => [rating.userId, rating]));
}

/**
 * Rows are locked in one order, so that no deadlock arises: all ratings before, then the ledger in the order of its
 * key. The ratings are written last: their trigger locks counts that many matches change, in the order of their key.
 */
async function write(
  matchId: string,
  sequence: string,
  { ratingKey, changes, ledger }: Booking,
  within: Transaction,
): Promise<void> {
  const ratings = changes.map(({ userId, after }) => ({ userId, ratingKey, rating: after }));
  const booked = changes.map((change) => ({ ...change, matchId, sequence, ratingKey }));
  await writeChanges(booked.map(changeRow), within);
  await addToLedger(ledger, within);
  await writeRatings(ratings.map(ratingRow), within);
}
