import { Injectable } from '@nestjs/common';
import { groupBy } from '../../../../platform/collections.js';
import { Database } from '../../../../platform/database/database.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { ReviewStore } from '../../application/review-store.js';
import type { BegunReview, NewReview, ReviewPart } from '../../application/review-store.js';
import type { Review, ReviewedDeal } from '../../domain/review.js';

const SELECT = `
  SELECT r.id, r.match_id AS "matchId", r.user_id AS "userId", r.seat, r.deal_count AS "dealCount",
    (SELECT count(*)::integer FROM review_deals d WHERE d.review_id = r.id) AS "dealsDone",
    r.requested_at AS "requestedAt", r.finished_at AS "finishedAt",
    r.failed_at AS "failedAt"
  FROM reviews r`;

const FIND = { name: 'review-find', text: `${SELECT} WHERE r.id = $1 AND r.user_id = $2` };

const OF_MATCHES = {
  name: 'review-of-matches',
  text: `${SELECT} WHERE r.user_id = $1 AND r.match_id = ANY($2::uuid[])`,
};

const TO_CONTINUE = {
  name: 'review-to-continue',
  text: `${SELECT} WHERE r.id = $1 AND r.finished_at IS NULL AND r.failed_at IS NULL`,
};

const DEALS = {
  name: 'review-deals',
  text: `SELECT review_id AS "reviewId", number, decisions FROM review_deals
         WHERE review_id = ANY($1::uuid[]) ORDER BY review_id, number`,
};

/** $1, $2, $3: parts of reviews, from a deal to another. */
const PARTS = {
  name: 'review-parts',
  text: `SELECT w.part::integer AS part, review_id AS "reviewId", number, decisions
         FROM unnest($1::uuid[], $2::integer[], $3::integer[])
           WITH ORDINALITY AS w(id, low, high, part)
           JOIN review_deals ON review_id = w.id AND number BETWEEN w.low AND w.high
         ORDER BY w.part, number`,
};

const BEGIN = `
  INSERT INTO reviews AS r (id, match_id, user_id, seat, deal_count) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (user_id, match_id) DO UPDATE SET attempts = 0, failed_at = NULL
    WHERE r.failed_at IS NOT NULL
  RETURNING id,
    (SELECT count(*)::integer FROM review_deals d WHERE d.review_id = r.id) AS "dealsDone"`;

/** So often a deal is tried, by workers that were killed at it too. */
const MOST_ATTEMPTS = 10;

const ATTEMPT = {
  name: 'review-attempt',
  text: `UPDATE reviews SET attempts = attempts + 1,
           failed_at = CASE WHEN attempts >= ${MOST_ATTEMPTS} THEN service_now() END
         WHERE id = $1 RETURNING failed_at IS NULL AS "mayGoOn"`,
};

const KEEP = `
  INSERT INTO review_deals (review_id, number, decisions) VALUES ($1, $2, $3)
  ON CONFLICT DO NOTHING RETURNING number`;

const ANEW = 'UPDATE reviews SET attempts = 0, failed_at = NULL WHERE id = $1';

const FINISH = 'UPDATE reviews SET finished_at = service_now() WHERE id = $1';

/** Reviews in Postgres. */
@Injectable()
export class PostgresReviewStore extends ReviewStore {
  constructor(private readonly database: Database) {
    super();
  }

  async begin(review: NewReview, transaction: Transaction): Promise<BegunReview | null> {
    const { id, matchId, userId, seat, dealCount } = review;
    const values = [id, matchId, userId, seat, dealCount];
    const [begun] = await transaction.query<BegunReview[]>(BEGIN, values);
    return begun ?? null;
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

  async parts(parts: readonly ReviewPart[]): Promise<ReviewedDeal[][]> {
    const rows = await this.database.run<ReviewedDeal & { part: number }>(PARTS, [
      parts.map(({ reviewId }) => reviewId),
      parts.map(({ from }) => from),
      parts.map(({ to }) => to),
    ]);
    const byPart = groupBy(rows, ({ part }) => part);
    return parts.map((_, i) => byPart.get(i + 1) ?? []);
  }

  async toContinue(id: string): Promise<Review | null> {
    const [row] = await this.database.run<Review>(TO_CONTINUE, [id]);
    return row ?? null;
  }

  async attempt(id: string): Promise<boolean> {
    const [row] = await this.database.run<{ mayGoOn: boolean }>(ATTEMPT, [id]);
    return row?.mayGoOn ?? false;
  }

  async keep(
    { reviewId, number, decisions }: ReviewedDeal,
    transaction: Transaction,
  ): Promise<boolean> {
    const values = [reviewId, number, JSON.stringify(decisions)];
    const kept = await transaction.query<object[]>(KEEP, values);
    if (kept.length > 0) await transaction.query(ANEW, [reviewId]);
    return kept.length > 0;
  }

  async finish(id: string, transaction: Transaction): Promise<void> {
    await transaction.query(FINISH, [id]);
  }
}
