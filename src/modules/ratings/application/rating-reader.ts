import type { Page } from '../../../platform/api/page.js';
import type { BookedMatchRow, LedgerRow, RatingChangeRow, RatingRow } from '../storage/tables.js';

/** A rating as it is stored; its rank is counted only for those who ask for it. */
export type StoredRating = RatingRow;

/** A rating by its player and rating key. */
export type RatingId = Pick<StoredRating, 'userId' | 'ratingKey'>;

/** How a match changed one player's rating, as it is stored. */
export interface StoredRatingChange extends RatingChangeRow, Pick<BookedMatchRow, 'bookedAt'> {}

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

/** Reads ratings, their changes and the ledger. */
export abstract class RatingReader {
  /** All ratings of these users. */
  abstract ofUsers(userIds: readonly string[]): Promise<ReadonlyMap<string, StoredRating[]>>;

  /** The places of ratings in the leaderboards of their keys, from 1; null for one that is not in it. */
  abstract ranks(ratings: readonly RatingId[]): Promise<(number | null)[]>;

  /** Settled ratings, the highest first; one more than the page holds if there are more. */
  abstract leaderboard(of: Leaderboard, page: Page<LeaderboardPosition>): Promise<StoredRating[]>;

  /** The changes of each match. */
  abstract changes(matchIds: readonly string[]): Promise<ReadonlyMap<string, StoredRatingChange[]>>;

  /** A page for each query, newest first; one more than the page holds if there are more. */
  abstract histories(queries: readonly HistoryQuery[]): Promise<StoredRatingChange[][]>;

  /** The results of two users against each other. */
  abstract ledger(userId: string, opponentId: string): Promise<LedgerRow[]>;
}
