import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { MatchBroken } from '../../../matches/application/index.js';
import { finishedMatch } from '../../application/finished-match.js';
import type { EndedMatch } from '../../application/finished-match.js';
import { RebuildStore } from '../../application/rebuild-store.js';
import type { BookedMatch, Rebuild, RebuiltChange } from '../../application/rebuild-store.js';
import type { KeyedRating } from '../../domain/books.js';
import type { FinishedMatch } from '../../domain/finished-match.js';
import type { LedgerEntry } from '../../domain/ledger.js';
import {
  BOOK_TABLES,
  BOOKS_LOCK,
  changeRow,
  insertRows,
  ledgerRow,
  ratingRow,
} from './book-rows.js';
import type { BookTable } from './book-rows.js';

const TABLES = Object.keys(BOOK_TABLES) as BookTable[];

/** What is left unbooked although it has ended, its task lost or late. */
const BOOK_THE_REST = `
  INSERT INTO booked_matches (match_id)
  SELECT id FROM matches m
  WHERE status = 'FINISHED' AND NOT EXISTS (SELECT FROM booked_matches b WHERE b.match_id = m.id)
  ORDER BY finished_at, id`;

const LAST_BOOKED = `SELECT coalesce(max(sequence), 0) AS sequence FROM booked_matches`;

/** $1 the last that had its place before, $2 matches: whoever books them when they are mended is the first. */
const GIVE_BACK = 'DELETE FROM booked_matches WHERE sequence > $1 AND match_id = ANY($2::uuid[])';

/**
 * Matches are read on the rebuild's own connection: another could be one of a pool in which everyone
 * waits for the rebuild.
 */
const BOOKED_AFTER = `
  SELECT b.sequence, m.id, m.variant, m.preset, m.rated, m.status, m.result,
    (SELECT coalesce(json_agg(json_build_object('userId', s.user_id, 'isBot', s.is_bot,
       'substituteId', s.substitute_id) ORDER BY s.seat), '[]')
     FROM match_seats s WHERE s.match_id = m.id) AS players,
    (SELECT coalesce(json_agg(json_build_object('userId', b.user_id, 'seat', b.seat)), '[]')
     FROM match_backers b WHERE b.match_id = m.id) AS backers
  FROM booked_matches b JOIN matches m ON m.id = b.match_id
  WHERE b.sequence > $1 ORDER BY b.sequence LIMIT $2`;

type BookedRow = EndedMatch & { readonly sequence: string };

/** Rebuilds beside the books and then mends what differs: books that are right are not written. */
@Injectable()
export class PostgresRebuildStore extends RebuildStore {
  constructor(private readonly database: Database) {
    super();
  }

  rebuild(work: (rebuild: Rebuild) => Promise<readonly string[]>): Promise<number> {
    return this.database.transaction(async (transaction) => {
      await transaction.query('SELECT pg_advisory_xact_lock($1)', [BOOKS_LOCK]);
      const [last] = await transaction.query<{ sequence: string }[]>(LAST_BOOKED);
      await transaction.query(BOOK_THE_REST);
      const total = await count(transaction, 'SELECT count(*)::integer FROM booked_matches');
      for (const table of TABLES) await transaction.query(shadowOf(table));
      const setAside = await work(new PostgresRebuild(transaction, total));
      await transaction.query(GIVE_BACK, [last!.sequence, setAside]);
      let mended = 0;
      for (const table of TABLES) mended += await mend(transaction, table);
      return mended;
    });
  }
}

class PostgresRebuild implements Rebuild {
  constructor(
    private readonly transaction: Transaction,
    readonly total: number,
  ) {}

  async bookedAfter(after: string, limit: number): Promise<BookedMatch[]> {
    const rows = await this.transaction.query<BookedRow[]>(BOOKED_AFTER, [after, limit]);
    return rows.map(({ sequence, ...ended }) => {
      return { matchId: ended.id, sequence, read: () => bookedMatch(ended) };
    });
  }

  addChanges(changes: readonly RebuiltChange[]): Promise<void> {
    const rows = changes.map((change) => changeRow(change, change));
    return insertRows(this.transaction, 'rating_changes', rows, { into: 'new_rating_changes' });
  }

  addRatings(ratings: readonly KeyedRating[]): Promise<void> {
    return insertRows(this.transaction, 'ratings', ratings.map(ratingRow), { into: 'new_ratings' });
  }

  addLedger(entries: readonly LedgerEntry[]): Promise<void> {
    return insertRows(this.transaction, 'ledger', entries.map(ledgerRow), { into: 'new_ledger' });
  }
}

function bookedMatch(ended: EndedMatch): FinishedMatch {
  const match = finishedMatch(ended);
  if (!match) throw new MatchBroken(ended.id, 'it is booked and has not ended');
  return match;
}

const shadowOf = (table: BookTable): string =>
  `CREATE TEMPORARY TABLE new_${table} (LIKE ${table}) ON COMMIT DROP`;

/** Makes a table equal to its shadow; a row that differed counts once. */
async function mend(transaction: Transaction, table: BookTable): Promise<number> {
  const wrong = await count(
    transaction,
    `WITH wrong AS (
       DELETE FROM ${table} WHERE (${BOOK_TABLES[table]}) IN (
         SELECT ${BOOK_TABLES[table]} FROM (TABLE ${table} EXCEPT TABLE new_${table}) AS differing)
       RETURNING 1
     ) SELECT count(*)::integer FROM wrong`,
  );
  const added = await count(
    transaction,
    `WITH added AS (
       INSERT INTO ${table} (TABLE new_${table} EXCEPT TABLE ${table}) RETURNING 1
     ) SELECT count(*)::integer FROM added`,
  );
  return Math.max(wrong, added);
}

async function count(transaction: Transaction, sql: string): Promise<number> {
  const [row] = await transaction.query<{ count: number }[]>(sql);
  return row!.count;
}
