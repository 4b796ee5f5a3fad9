import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { NoValues, Statement } from '../../../platform/database/statement.js';
import type { KeyedRating } from '../domain/books.js';
import type { EndedMatch } from '../domain/finished-match.js';
import { BOOK_TABLES, BOOKS_LOCK, changeRow, insertInto, ratingRow } from './book-rows.js';
import type { BookedChange } from './book-rows.js';
import { COUNT_RATINGS } from './rank-sql.js';
import type {
  BookedMatchRow,
  LedgerRow,
  RatingChangeRow,
  RatingReversalRow,
  RatingRow,
} from './tables.js';

/** A booked match, or one that was taken back, with its number in the order of booking, a bigint as text. */
export interface BookedMatch extends Pick<BookedMatchRow, 'matchId' | 'sequence' | 'counts'> {
  /** Null for a match that is booked although it has not ended. */
  readonly ended: EndedMatch | null;
  /** Whether this is not the booking, but the match being taken back. */
  readonly isReversal: boolean;
  /** Whether the match is taken back at a later number. */
  readonly isVoided: boolean;
}

interface Count {
  readonly count: number;
}

const HOLD_BOOKS = statement('rebuild-hold-books', `SELECT pg_advisory_xact_lock(${BOOKS_LOCK})`);

/** Books finished matches that are not booked because their event is late. */
const BOOK_THE_REST = statement(
  'rebuild-book-the-rest',
  `INSERT INTO booked_matches (match_id)
   SELECT id FROM finished_matches m
   WHERE NOT EXISTS (SELECT FROM booked_matches b WHERE b.match_id = m.id)
   ORDER BY finished_at, id`,
);

const LAST_BOOKED = statement<Pick<BookedMatchRow, 'sequence'>>(
  'rebuild-last-booked',
  'SELECT coalesce(max(sequence), 0) AS sequence FROM booked_matches',
);

const COUNT_BOOKED = statement<Count>(
  'rebuild-count-booked',
  'SELECT count(*)::integer AS count FROM booked_matches',
);

/** Stores that a match that this rebuild has added does not count. */
const DISCOUNT = statement<object, { matchId: string }>(
  'rebuild-discount',
  'UPDATE booked_matches SET counts = false WHERE match_id = :matchId',
);

/**
 * Removes matches that this rebuild had added after `last` and could not book, so that their repair can
 * book them.
 */
const GIVE_BACK = statement<object, { last: string; matchIds: readonly string[] }>(
  'rebuild-give-back',
  'DELETE FROM booked_matches WHERE sequence > :last AND match_id = ANY(:matchIds::uuid[])',
);

/**
 * Matches are read on the rebuild's own connection. Every other connection of the pool may be in use by a
 * booking that waits for the rebuild.
 */
const BOOKED_AFTER = statement<BookedMatch, { after: string; limit: number }>(
  'rebuild-booked-after',
  `SELECT b.sequence, b.match_id AS "matchId", b.counts, b.is_reversal AS "isReversal",
     NOT b.is_reversal AND v.sequence IS NOT NULL AS "isVoided", to_jsonb(m) AS ended
   FROM (
     (SELECT sequence, match_id, counts, false AS is_reversal FROM booked_matches
      WHERE sequence > :after ORDER BY sequence LIMIT :limit)
     UNION ALL
     (SELECT sequence, match_id, true, true FROM voided_matches
      WHERE sequence > :after ORDER BY sequence LIMIT :limit)
   ) b LEFT JOIN finished_matches m ON m.id = b.match_id
     LEFT JOIN voided_matches v ON v.match_id = b.match_id
   ORDER BY b.sequence LIMIT :limit`,
);

/** The ratings of the house bots, which were measured and not booked. */
const FIXED = statement<Pick<RatingRow, 'userId' | 'ratingKey' | 'mu' | 'sigma'>>(
  'rebuild-fixed-ratings',
  `SELECT r.user_id AS "userId", r.rating_key AS "ratingKey", r.mu, r.sigma
   FROM ratings r JOIN user_profiles u USING (user_id) WHERE u.bot_level IS NOT NULL`,
);

/** The statements that rebuild a table in a copy, and repair the table in use from it. */
const rebuilding = (table: string, key: string) => ({
  begin: statement(
    `rebuild-begin-${table}`,
    `CREATE TEMPORARY TABLE new_${table} (LIKE ${table}) ON COMMIT DROP`,
  ),
  removeWrong: statement<Count>(
    `rebuild-remove-wrong-${table}`,
    `WITH wrong AS (
       DELETE FROM ${table} WHERE (${key}) IN (
         SELECT ${key} FROM (TABLE ${table} EXCEPT TABLE new_${table}) AS differing)
       RETURNING 1
     ) SELECT count(*)::integer AS count FROM wrong`,
  ),
  addMissing: statement<Count>(
    `rebuild-add-missing-${table}`,
    `WITH added AS (
       INSERT INTO ${table} (TABLE new_${table} EXCEPT TABLE ${table}) RETURNING 1
     ) SELECT count(*)::integer AS count FROM added`,
  ),
});

type Rebuilding = ReturnType<typeof rebuilding>;

const TABLES = Object.entries(BOOK_TABLES).map(([table, key]) => rebuilding(table, key));

/** The counts of ratings, which are made from the repaired ratings. */
const COUNTS = rebuilding('rating_counts', 'rating_key, is_bot, level, bucket');

/** Triggers leave a count at zero, a copy does not have it. */
const REMOVE_ZEROS = statement('rebuild-remove-zeros', 'DELETE FROM rating_counts WHERE count = 0');

const COPY_COUNTS = statement(
  'rebuild-copy-counts',
  `INSERT INTO new_rating_counts (rating_key, is_bot, level, bucket, count) ${COUNT_RATINGS}`,
);

const writeChanges = insertInto<RatingChangeRow>('rating_changes', { into: 'new_rating_changes' });
const writeReversals = insertInto<RatingReversalRow>('rating_reversals', {
  into: 'new_rating_reversals',
});
const writeRatings = insertInto<Omit<RatingRow, 'isBot'>>('ratings', { into: 'new_ratings' });
const writeLedger = insertInto<LedgerRow>('ledger', { into: 'new_ledger' });

/** Rebuilds the books in copies, and then repairs the rows that differ. Correct rows are not written. */
@Injectable()
export class RebuildStore {
  constructor(private readonly database: Database) {}

  /**
   * Runs `work` in one transaction. First, finished matches that are not booked are added in the order in
   * which they ended. Then the rows that `work` adds replace the books. Bookings wait; readers see the
   * old books until the end. If it fails or is killed, nothing changes.
   *
   * @param work returns the matches that it could not book; those added by this rebuild are removed again
   * @returns how many rows of the books were wrong, missing or surplus
   */
  rebuild(work: (rebuild: Rebuild) => Promise<readonly string[]>): Promise<number> {
    return this.database.transaction(async (transaction) => {
      await transaction.rows(HOLD_BOOKS, {});
      const last = await transaction.row(LAST_BOOKED, {});
      await transaction.rows(BOOK_THE_REST, {});
      for (const { begin } of [...TABLES, COUNTS]) await transaction.rows(begin, {});
      const total = await count(COUNT_BOOKED, transaction);
      const rebuild = new Rebuild(transaction, total, last!.sequence);
      const matchIds = await work(rebuild);
      await transaction.rows(GIVE_BACK, { last: last!.sequence, matchIds });
      return repair(transaction);
    });
  }
}

/** A rebuild in progress. Nobody sees its rows before it is done. */
export class Rebuild {
  /**
   * @param total the number of matches to book
   * @param lastBooked the last match that was booked before: of later ones it is not decided whether they count
   */
  constructor(
    private readonly transaction: Transaction,
    readonly total: number,
    private readonly lastBooked: string,
  ) {}

  /** Decides for a match that this rebuild has added whether it counts, and stores it. */
  async decide(
    { matchId, sequence, counts, ended, isReversal }: BookedMatch,
    rule: (match: EndedMatch, within: Transaction) => Promise<boolean>,
  ): Promise<boolean> {
    if (!ended || isReversal || BigInt(sequence) <= BigInt(this.lastBooked)) return counts;
    const decided = await rule(ended, this.transaction);
    if (!decided) await this.transaction.rows(DISCOUNT, { matchId });
    return decided;
  }

  /** The ratings that matches do not change, as they are now. */
  async fixedRatings(): Promise<KeyedRating[]> {
    const rows = await this.transaction.rows(FIXED, {});
    return rows.map(({ userId, ratingKey, mu, sigma }) => ({
      userId,
      ratingKey,
      rating: { mu, sigma, matches: 0, wins: 0, isFixed: true },
    }));
  }

  /**
   * Up to `limit` matches in the order of booking, after the sequence number `after`; `'0'` is before the
   * first.
   */
  bookedAfter(after: string, limit: number): Promise<BookedMatch[]> {
    return this.transaction.rows(BOOKED_AFTER, { after, limit });
  }

  addChanges(changes: readonly BookedChange[]): Promise<void> {
    return writeChanges(changes.map(changeRow), this.transaction);
  }

  addReversals(changes: readonly BookedChange[]): Promise<void> {
    return writeReversals(changes.map(changeRow), this.transaction);
  }

  addRatings(ratings: readonly KeyedRating[]): Promise<void> {
    return writeRatings(ratings.map(ratingRow), this.transaction);
  }

  addLedger(entries: readonly LedgerRow[]): Promise<void> {
    return writeLedger(entries, this.transaction);
  }
}

/** Makes the tables equal to their copies, and the counts to the ratings; a row that differed counts once. */
async function repair(within: Transaction): Promise<number> {
  let repaired = 0;
  for (const table of TABLES) repaired += await repairOne(table, within);
  await within.rows(REMOVE_ZEROS, {});
  await within.rows(COPY_COUNTS, {});
  return repaired + (await repairOne(COUNTS, within));
}

async function repairOne(
  { removeWrong, addMissing }: Rebuilding,
  within: Transaction,
): Promise<number> {
  const wrong = await count(removeWrong, within);
  return Math.max(wrong, await count(addMissing, within));
}

const count = async (counting: Statement<Count, NoValues>, within: Transaction): Promise<number> =>
  (await within.row(counting, {}))!.count;
