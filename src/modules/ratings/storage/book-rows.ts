import type { Transaction } from '../../../platform/database/database.js';
import { columnName } from '../../../platform/database/entity.js';
import { statement } from '../../../platform/database/statement.js';
import type { RatingChange } from '../domain/booking.js';
import type { KeyedRating } from '../domain/books.js';
import { isProvisional } from '../domain/rating.js';
import type { RatingChangeRow, RatingRow } from './tables.js';

/** The tables of the books with the columns of their keys. A rebuild has a copy of each. */
export const BOOK_TABLES = {
  ratings: 'user_id, rating_key',
  rating_changes: 'match_id, user_id',
  rating_reversals: 'match_id, user_id',
  ledger: 'low_id, high_id, rating_key',
} as const;
export type BookTable = keyof typeof BOOK_TABLES;

/**
 * The advisory lock of the books: bookings share it, a rebuild holds it alone. It is taken before any
 * other lock, so that bookings and a rebuild cannot block each other in a deadlock.
 */
export const BOOKS_LOCK = 0x62_75_63_68;

/** Taken by every booking; it keeps a rebuild out. */
export const SHARE_BOOKS = statement(
  'books-share',
  `SELECT pg_advisory_xact_lock_shared(${BOOKS_LOCK})`,
);

/** A rating change with its match, and the number of the match in the order of booking. */
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

/**
 * The rows to insert, given as JSON. Whether a rating is a bot's is read from its user, and whether its account has
 * ended: such a rating counts for the opponents, but a provisional one is in no leaderboard.
 */
const SOURCES: Readonly<Record<BookTable, string>> = {
  ratings: `SELECT r.user_id, r.rating_key, r.mu, r.sigma, r.matches, r.wins,
       r.provisional OR EXISTS (SELECT FROM ended_accounts e WHERE e.user_id = r.user_id), u.is_bot
     FROM jsonb_populate_recordset(NULL::ratings, :rows) r JOIN user_profiles u USING (user_id)`,
  rating_changes: 'SELECT * FROM jsonb_populate_recordset(NULL::rating_changes, :rows)',
  rating_reversals: 'SELECT * FROM jsonb_populate_recordset(NULL::rating_reversals, :rows)',
  ledger: 'SELECT * FROM jsonb_populate_recordset(NULL::ledger, :rows)',
};

/**
 * Inserts rows into a table of the books, or into its copy, in the order of the key. Numbers are sent as the
 * shortest decimals from which they can be read back, so that no bit is lost.
 *
 * @param onConflict the clause for rows that exist already
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

const byColumn = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [columnName(name), value]));
