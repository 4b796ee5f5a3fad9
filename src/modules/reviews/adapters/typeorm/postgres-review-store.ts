import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { groupBy } from '../../../../platform/collections.js';
import { Database } from '../../../../platform/database/database.js';
import { ReviewStore } from '../../application/review-store.js';
import type { NewReview } from '../../application/review-store.js';
import type { Review, ReviewedDeal } from '../../domain/review.js';

const SELECT = `
  SELECT r.id, r.match_id AS "matchId", r.user_id AS "userId", r.seat, r.deal_count AS "dealCount",
    (SELECT count(*)::integer FROM review_deals d WHERE d.review_id = r.id) AS "dealsDone",
    r.requested_at AS "requestedAt", r.finished_at AS "finishedAt"
  FROM reviews r`;

const FIND = { name: 'review-find', text: `${SELECT} WHERE r.id = $1 AND r.user_id = $2` };

const OF_MATCHES = {
  name: 'review-of-matches',
  text: `${SELECT} WHERE r.user_id = $1 AND r.match_id = ANY($2::uuid[])`,
};

const TO_CONTINUE = {
  name: 'review-to-continue',
  text: `${SELECT} WHERE r.id = $1 AND r.finished_at IS NULL`,
};

const DEALS = {
  name: 'review-deals',
  text: `SELECT review_id AS "reviewId", number, decisions FROM review_deals
         WHERE review_id = ANY($1::uuid[]) ORDER BY review_id, number`,
};

const INSERT = `
  INSERT INTO reviews (id, match_id, user_id, seat, deal_count) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT DO NOTHING RETURNING id`;

const KEEP = `
  INSERT INTO review_deals (review_id, number, decisions) VALUES ($1, $2, $3)
  ON CONFLICT DO NOTHING RETURNING number`;

const FINISH = 'UPDATE reviews SET finished_at = service_now() WHERE id = $1';

/** Reviews in Postgres. */
@Injectable()
export class PostgresReviewStore extends ReviewStore {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(review: NewReview, manager: EntityManager): Promise<boolean> {
    const { id, matchId, userId, seat, dealCount } = review;
    const rows = await manager.query<object[]>(INSERT, [id, matchId, userId, seat, dealCount]);
    return rows.length > 0;
  }

  async find(id: string, userId: string): Promise<Review | null> {
    const [row] = await this.database.run<Review>(FIND, [id, userId]);
    return row ?? null;
  }

  async ofMatches(
    userId: string,
    matchIds: readonly string[],
  ): Promise<ReadonlyMap<string, Review>> {
    const rows = await this.database.run<Review>(OF_MATCHES, [userId, matchIds]);
    return new Map(rows.map((row) => [row.matchId, row]));
  }

  async deals(ids: readonly string[]): Promise<ReadonlyMap<string, ReviewedDeal[]>> {
    const rows = await this.database.run<ReviewedDeal>(DEALS, [ids]);
    return groupBy(rows, (row) => row.reviewId);
  }

  async toContinue(id: string): Promise<Review | null> {
    const [row] = await this.database.run<Review>(TO_CONTINUE, [id]);
    return row ?? null;
  }

  async keep(
    { reviewId, number, decisions }: ReviewedDeal,
    manager: EntityManager,
  ): Promise<boolean> {
    const values = [reviewId, number, JSON.stringify(decisions)];
    return (await manager.query<object[]>(KEEP, values)).length > 0;
  }

  async finish(id: string, manager: EntityManager): Promise<void> {
    await manager.query(FINISH, [id]);
  }
}
