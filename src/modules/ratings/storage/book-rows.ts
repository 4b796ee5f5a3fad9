import type { Transaction } from '../../../platform/database/database.js';
import { columnName } from '../../../platform/database/entity.js';
import { statement } from '../../../platform/database/statement.js';
import type { KeyedRating, RatingChange } from '../domain/booking.js';
import { isProvisional } from '../domain/rating.js';
import type { RatingChangeRow, RatingRow } from './tables.js';

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

/** Held by whoever writes the books while no rebuild does. */
export const SHARE_BOOKS = statement(
  'books-share',
  `SELECT pg_advisory_xact_lock_shared(${BOOKS_LOCK})`,
);

/** A change with its match and its place in the order of booking. */
export type BookedChange = RatingChange &
  Pick<RatingChangeRow, 'matchId' | 'sequence' | 'ratingKey'>;

export const ratingRow = ({ rating, ...of }: KeyedRating): Omit<RatingRow, 'isBot'> => {
  const { mu, sigma, matches, wins } = rating;
  return { ...of, mu, sigma, matches, wins, provisional: isProvisional(rating) };
};

export const changeRow = ({ before, after, ...of }: BookedChange): RatingChangeRow => ({
  ...of,
  muBefore: before.mu,
  sigmaBefore: before.sigma,
  muAfter: after.mu,
  sigmaAfter: after.sigma,
});

/** What is inserted of rows as JSON; whether a rating is a bot's is its user's to say. */
const SOURCES: Readonly<Record<BookTable, string>> = {
  ratings: `SELECT r.user_id, r.rating_key, r.mu, r.sigma, r.matches, r.wins, r.provisional, u.is_bot
     FROM jsonb_populate_recordset(NULL::ratings, :rows) r JOIN user_profiles u USING (user_id)`,
  rating_changes: 'SELECT * FROM jsonb_populate_recordset(NULL::rating_changes, :rows)',
  ledger: 'SELECT * FROM jsonb_populate_recordset(NULL::ledger, :rows)',
};

/**
 * Inserts rows of a book's table, in the order of its key, into it or into one like it. Figures
 * travel as the shortest decimals that stand for them, so that not a bit is lost.
 *
 * @param onConflict what is done with rows that are there already
 */
export function insertInto<Row extends object>(
  table: BookTable,
  { into = table, onConflict = '' }: { readonly into?: string; readonly onConflict?: string } = {},
) {
  const insert = statement<object, { rows: string }>(
    `books-insert-${into}`,
    `INSERT INTO ${into} ${SOURCES[table]}
     ORDER BY ${BOOK_TABLES[table]} ${onConflict}`,
  );
  return async (rows: readonly Row[], within: Transaction): Promise<void> => {
    if (rows.length === 0) return;
    await within.rows(insert, { rows: JSON.stringify(rows.map(byColumn)) });
  };
}

export const byColumn = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [columnName(name), value]));
