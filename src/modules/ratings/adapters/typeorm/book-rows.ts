import type { KeyedRating } from '../../domain/books.js';
import type { RatingChange } from '../../domain/booking.js';
import type { LedgerEntry } from '../../domain/ledger.js';
import { isProvisional } from '../../domain/player-rating.js';
import type { Transaction } from '../../../../platform/database/database.js';

/** The tables of the books, each with the columns of its key; a rebuild has one like each. */
export const BOOK_TABLES = {
  ratings: 'user_id, rating_key',
  rating_changes: 'match_id, user_id',
  ledger: 'low_id, high_id, rating_key',
} as const;
export type BookTable = keyof typeof BOOK_TABLES;

/**
 * Names the advisory lock of the books: bookings hold it together, a rebuild alone. It is taken
 * before anything else, so that neither ever waits for what the other holds.
 */
export const BOOKS_LOCK = 0x62_75_63_68;

/** A rating as a row. */
export function ratingRow({ userId, ratingKey, rating }: KeyedRating): object {
  const { mu, sigma, matches, wins } = rating;
  const provisional = isProvisional(rating);
  return { user_id: userId, rating_key: ratingKey, mu, sigma, matches, wins, provisional };
}

/** A change with its place in the order of booking, as a row. */
export function changeRow(
  { userId, before, after }: RatingChange,
  booked: { readonly matchId: string; readonly sequence: string; readonly ratingKey: string },
): object {
  return {
    match_id: booked.matchId,
    user_id: userId,
    rating_key: booked.ratingKey,
    sequence: booked.sequence,
    mu_before: before.mu,
    sigma_before: before.sigma,
    mu_after: after.mu,
    sigma_after: after.sigma,
  };
}

/** An entry of the ledger as a row. */
export function ledgerRow(entry: LedgerEntry): object {
  return {
    low_id: entry.lowId,
    high_id: entry.highId,
    rating_key: entry.ratingKey,
    matches: entry.matches,
    low_wins: entry.lowWins,
    high_wins: entry.highWins,
    low_bummerl: entry.lowBummerl,
    high_bummerl: entry.highBummerl,
  };
}

/**
 * Inserts rows of a book's table, in the order of its key, into it or into one like it. Figures
 * travel as the shortest decimals that stand for them, so that not a bit is lost.
 *
 * @param onConflict what is done with rows that are there already
 */
export async function insertRows(
  transaction: Transaction,
  table: BookTable,
  rows: readonly object[],
  { into = table, onConflict = '' }: { readonly into?: string; readonly onConflict?: string } = {},
): Promise<void> {
  if (rows.length === 0) return;
  await transaction.query(
    `INSERT INTO ${into} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1)
     ORDER BY ${BOOK_TABLES[table]} ${onConflict}`,
    [JSON.stringify(rows)],
  );
}
