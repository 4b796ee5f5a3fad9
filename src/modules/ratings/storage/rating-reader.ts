import { Injectable } from '@nestjs/common';
import { LAST_UUID } from '../../../platform/api/ids.js';
import type { Page } from '../../../platform/api/page.js';
import { groupBy } from '../../../platform/collections.js';
import { Database } from '../../../platform/database/database.js';
import type { Sql } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { RANK } from './rank-sql.js';
import { BookedMatchRow, LedgerRow, RatingChangeRow, RatingRow } from './tables.js';

/** A rating as it is stored; its rank is counted only for those who ask for it. */
export type StoredRating = RatingRow;

/** A rating by its player and rating key. */
export type RatingId = Pick<StoredRating, 'userId' | 'ratingKey'>;

/** How a match changed one player's rating, as it is stored. */
export interface StoredRatingChange extends RatingChangeRow, Pick<BookedMatchRow, 'bookedAt'> {
  /** Whether it took the change of the match back, because the match was voided. */
  readonly isReversal: boolean;
}

/** The position in a leaderboard after which a page begins: the mean and the user of a rating. */
export type LeaderboardPosition = readonly [mu: number, userId: string];

/** A page of one player's changes under one key. */
export interface HistoryQuery {
  readonly userId: string;
  readonly ratingKey: string;
  /** Its cursor is the sequence number of a change. */
  readonly page: Page<string>;
}

/** The ratings that are ranked together. */
export interface Leaderboard {
  readonly ratingKey: string;
  /** Bots have a leaderboard of their own. */
  readonly bots: boolean;
}

const RATING = columns(RatingRow, undefined, 'r');

const OF_USERS = statement<StoredRating, { userIds: readonly string[] }>(
  'ratings-of-users',
  `SELECT ${RATING} FROM ratings r
   WHERE r.user_id = ANY(:userIds::uuid[]) ORDER BY r.user_id, r.rating_key`,
);

const RANKS = statement<
  { rank: number | null },
  { userIds: readonly string[]; ratingKeys: readonly string[] }
>(
  'ratings-ranks',
  `SELECT ${RANK} AS rank
   FROM unnest(:userIds::uuid[], :ratingKeys::text[])
     WITH ORDINALITY AS w(user_id, rating_key, place)
     LEFT JOIN ratings r ON r.user_id = w.user_id AND r.rating_key = w.rating_key
       AND NOT r.provisional
   ORDER BY w.place`,
);

interface LeaderboardPage extends Leaderboard {
  readonly mu: number;
  readonly userId: string;
  readonly limit: number;
}

const LEADERBOARD = statement<StoredRating, LeaderboardPage>(
  'ratings-leaderboard',
  `SELECT ${RATING}
   FROM ratings r WHERE r.rating_key = :ratingKey AND r.is_bot = :bots::boolean AND NOT r.provisional
     AND (r.mu, r.user_id) < (:mu::double precision, :userId::uuid)
   ORDER BY r.mu DESC, r.user_id DESC LIMIT :limit`,
);

const CHANGE = [
  columns(RatingChangeRow, undefined, 'c'),
  columns(BookedMatchRow, { bookedAt: true }, 'b'),
].join(', ');

const CHANGES = statement<StoredRatingChange, { matchIds: readonly string[] }>(
  'ratings-changes',
  `SELECT ${CHANGE}, false AS "isReversal" FROM rating_changes c JOIN booked_matches b USING (match_id)
   WHERE c.match_id = ANY(:matchIds::uuid[])`,
);

const PAGED = `h.match_id, h.user_id, h.rating_key, h.sequence, h.mu_before, h.sigma_before, h.mu_after,
  h.sigma_after`;

const PAGE_OF = `WHERE h.user_id = q.user_id AND h.rating_key = q.rating_key AND h.sequence < q.after
         ORDER BY h.sequence DESC LIMIT q.count`;

/** Pages of many players at once, each with its number: changes, and changes that were taken back. */
const HISTORIES = statement<StoredRatingChange & { readonly number: number }, { queries: string }>(
  'ratings-histories',
  `SELECT q.number, ${columns(RatingChangeRow, undefined, 'c')}, c.is_reversal AS "isReversal",
     coalesce(v.voided_at, b.booked_at) AS "bookedAt"
   FROM jsonb_to_recordset(:queries::jsonb)
       AS q(number integer, user_id uuid, rating_key text, after bigint, count integer)
     CROSS JOIN LATERAL (
       SELECT * FROM (
         (SELECT ${PAGED}, false AS is_reversal FROM rating_changes h ${PAGE_OF})
         UNION ALL
         (SELECT ${PAGED}, true FROM rating_reversals h ${PAGE_OF})) AS pages
       ORDER BY sequence DESC LIMIT q.count) AS c
     JOIN booked_matches b ON b.match_id = c.match_id
     LEFT JOIN match_voids v ON v.match_id = c.match_id AND c.is_reversal
   ORDER BY q.number, c.sequence DESC`,
);

/** A position above every rating. */
const TOP: LeaderboardPosition = [Infinity, LAST_UUID];

/** A sequence number after every change. */
const NEWEST = (2n ** 63n - 1n).toString();

/** Reads ratings, their changes and the ledger. */
@Injectable()
export class RatingReader {
  constructor(private readonly database: Database) {}

  /** All ratings of these users. */
  async ofUsers(
    userIds: readonly string[],
    within: Sql = this.database,
  ): Promise<ReadonlyMap<string, StoredRating[]>> {
    return groupBy(await within.rows(OF_USERS, { userIds }), (row) => row.userId);
  }

  /** The places of ratings in the leaderboards of their keys, from 1; null for one that is not in it. */
  async ranks(ratings: readonly RatingId[]): Promise<(number | null)[]> {
    const found = await this.database.rows(RANKS, {
      userIds: ratings.map(({ userId }) => userId),
      ratingKeys: ratings.map(({ ratingKey }) => ratingKey),
    });
    return found.map(({ rank }) => rank);
  }

  /** Settled ratings, the highest first; one more than the page holds if there are more. */
  leaderboard(of: Leaderboard, page: Page<LeaderboardPosition>): Promise<StoredRating[]> {
    const [mu, userId] = page.after ?? TOP;
    return this.database.rows(LEADERBOARD, { ...of, mu, userId, limit: page.first + 1 });
  }

  /** The changes of each match. */
  async changes(matchIds: readonly string[]): Promise<ReadonlyMap<string, StoredRatingChange[]>> {
    return groupBy(await this.database.rows(CHANGES, { matchIds }), (row) => row.matchId);
  }

  /** A page for each query, newest first; one more than the page holds if there are more. */
  async histories(queries: readonly HistoryQuery[]): Promise<StoredRatingChange[][]> {
    const parameters = queries.map(({ userId, ratingKey, page }, number) => ({
      number,
      user_id: userId,
      rating_key: ratingKey,
      after: page.after ?? NEWEST,
      count: page.first + 1,
    }));
    const rows = await this.database.rows(HISTORIES, { queries: JSON.stringify(parameters) });
    const found = groupBy(rows, (row) => row.number);
    return queries.map((_, number) => found.get(number) ?? []);
  }

  /** The results of two users against each other. */
  ledger(userId: string, opponentId: string): Promise<LedgerRow[]> {
    const [lowId, highId] = [userId, opponentId].toSorted();
    return this.database
      .of(LedgerRow)
      .find({ where: { lowId: lowId!, highId: highId! }, order: { ratingKey: 'ASC' } });
  }
}
