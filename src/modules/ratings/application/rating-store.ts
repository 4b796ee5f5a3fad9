import type { Page } from '../../../platform/graphql/connection.js';
import type { LedgerEntry } from '../domain/ledger.js';
import type { PlayerRating } from '../domain/player-rating.js';

/** A rating among the others of its key. */
export interface RankedRating extends PlayerRating {
  readonly userId: string;
  readonly ratingKey: string;
  readonly provisional: boolean;
  /** The place in the leaderboard, from 1; null while provisional. */
  readonly rank: number | null;
}

/** What a match did to one player's rating, as it is kept. */
export interface KeptChange {
  readonly matchId: string;
  readonly userId: string;
  readonly ratingKey: string;
  /** The place in the order of booking, a whole number of any size. */
  readonly sequence: string;
  readonly muBefore: number;
  readonly sigmaBefore: number;
  readonly muAfter: number;
  readonly sigmaAfter: number;
  readonly bookedAt: Date;
}

/** The place in a leaderboard after which a page begins: a rating's mean, and whose it is. */
export type LeaderboardPosition = readonly [mu: number, userId: string];

/** A page of one player's changes under one key. */
export interface HistoryQuery {
  readonly userId: string;
  readonly ratingKey: string;
  /** After a change's sequence. */
  readonly page: Page<string>;
}

/** The books, to be read. */
export abstract class RatingStore {
  /** All ratings of these users. */
  abstract ofUsers(userIds: readonly string[]): Promise<ReadonlyMap<string, RankedRating[]>>;
  /** Settled ratings, the highest first; one more than asked for where there are more. */
  abstract leaderboard(ratingKey: string, page: Page<LeaderboardPosition>): Promise<RankedRating[]>;
  /** What each match changed. */
  abstract changes(matchIds: readonly string[]): Promise<ReadonlyMap<string, KeptChange[]>>;
  /** For each query its page, newest first; one more than asked for where there are more. */
  abstract histories(queries: readonly HistoryQuery[]): Promise<KeptChange[][]>;
  /** What two users have had of each other. */
  abstract ledger(userId: string, opponentId: string): Promise<LedgerEntry[]>;
}
