import { Injectable } from '@nestjs/common';
import { LAST_UUID } from '../../../../platform/uuid.js';
import { groupBy } from '../../../../platform/collections.js';
import { Database } from '../../../../platform/database/database.js';
import type { Page } from '../../../../platform/graphql/connection.js';
import { RatingStore } from '../../application/rating-store.js';
import type {
  HistoryQuery,
  KeptChange,
  LeaderboardPosition,
  RankedRating,
} from '../../application/rating-store.js';
import type { LedgerEntry } from '../../domain/ledger.js';
import * as sql from './rating-statements.js';

/** Above every rating. */
const TOP: LeaderboardPosition = [Infinity, LAST_UUID];

/** After every change. */
const NEWEST = (2n ** 63n - 1n).toString();

/** Ratings and ledger in Postgres. */
@Injectable()
export class PostgresRatingStore extends RatingStore {
  constructor(private readonly database: Database) {
    super();
  }

  async ofUsers(userIds: readonly string[]): Promise<ReadonlyMap<string, RankedRating[]>> {
    const rows = await this.database.run<RankedRating>(sql.OF_USERS, [userIds]);
    return groupBy(rows, (row) => row.userId);
  }

  leaderboard(ratingKey: string, page: Page<LeaderboardPosition>): Promise<RankedRating[]> {
    const values = [ratingKey, page.first + 1, ...(page.after ?? TOP)];
    return this.database.run<RankedRating>(sql.LEADERBOARD, values);
  }

  async changes(matchIds: readonly string[]): Promise<ReadonlyMap<string, KeptChange[]>> {
    const rows = await this.database.run<KeptChange>(sql.CHANGES, [matchIds]);
    return groupBy(rows, (row) => row.matchId);
  }

  async histories(queries: readonly HistoryQuery[]): Promise<KeptChange[][]> {
    const asked = queries.map(({ userId, ratingKey, page }, number) => ({
      number,
      user_id: userId,
      rating_key: ratingKey,
      after: page.after ?? NEWEST,
      count: page.first + 1,
    }));
    const rows = await this.database.run<KeptChange & { number: number }>(sql.HISTORIES, [
      JSON.stringify(asked),
    ]);
    const found = groupBy(rows, (row) => row.number);
    return queries.map((_, number) => found.get(number) ?? []);
  }

  ledger(userId: string, opponentId: string): Promise<LedgerEntry[]> {
    return this.database.run<LedgerEntry>(sql.LEDGER, [userId, opponentId]);
  }
}
