import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { DEALS_DONE, reviewsWhere } from './reviews.js';
import type { Review } from './reviews.js';
import { ReviewRow } from './tables.js';
import type { ReviewDealRow } from './tables.js';

export type NewReview = Pick<
  ReviewRow,
  'id' | 'matchId' | 'userId' | 'seat' | 'dealCount' | 'leaving'
>;
type BegunReview = Pick<Review, 'id' | 'dealsDone'>;

const TO_CONTINUE = reviewsWhere<{ id: string }>(
  'review-to-continue',
  'r.id = :id AND r.finished_at IS NULL AND r.failed_at IS NULL',
);

/** A review that is in progress or done is not started again. */
type BeginValues = Omit<NewReview, 'leaving'> & { readonly leaving: string | null };

const BEGIN = statement<BegunReview, BeginValues>(
  'review-begin',
  `INSERT INTO reviews AS r (id, match_id, user_id, seat, deal_count, leaving)
   VALUES (:id, :matchId, :userId, :seat, :dealCount, :leaving)
   ON CONFLICT (user_id, match_id) DO UPDATE
     SET attempts = 0, failed_at = NULL, leaving = excluded.leaving
     WHERE r.failed_at IS NOT NULL
   RETURNING id, ${DEALS_DONE}`,
);

/** After this many attempts a deal fails. Attempts that killed a worker count as well. */
const MOST_ATTEMPTS = 10;

const COUNT_ATTEMPT = {
  attempts: () => 'attempts + 1',
  failedAt: () => `CASE WHEN attempts >= ${MOST_ATTEMPTS} THEN service_now() END`,
};

interface KeepValues {
  readonly reviewId: string;
  readonly number: number;
  readonly decisions: string;
  readonly after: string;
}

const KEEP = statement<object, KeepValues>(
  'review-keep',
  `INSERT INTO review_deals (review_id, number, decisions, after)
   VALUES (:reviewId, :number, :decisions, :after)
   ON CONFLICT DO NOTHING RETURNING number`,
);

/** Stores reviews. */
@Injectable()
export class ReviewStore {
  constructor(private readonly database: Database) {}

  /** Begins a review, or restarts a failed one; null where the player's review is in progress or done. */
  begin(review: NewReview, within: Transaction): Promise<BegunReview | null> {
    const leaving = review.leaving && JSON.stringify(review.leaving);
    return within.row(BEGIN, { ...review, leaving });
  }

  /** Any user's review in progress; only for the worker. */
  toContinue(id: string): Promise<Review | null> {
    return this.database.row(TO_CONTINUE, { id });
  }

  /** Counts an attempt at the next deal; false after too many: then the review has failed. */
  async attempt(id: string): Promise<boolean> {
    const reviews = this.database.of(ReviewRow);
    await reviews.update({ id }, COUNT_ATTEMPT);
    return reviews.existsBy({ id, failedAt: IsNull() });
  }

  /** Stores a deal and resets the count of attempts. False if the deal was stored before. */
  async keep(deal: ReviewDealRow, within: Transaction): Promise<boolean> {
    const [decisions, after] = [JSON.stringify(deal.decisions), JSON.stringify(deal.after)];
    const stored = await within.row(KEEP, { ...deal, decisions, after });
    if (!stored) return false;
    await within.of(ReviewRow).update({ id: deal.reviewId }, { attempts: 0, failedAt: null });
    return true;
  }

  async finish(id: string, within: Transaction): Promise<void> {
    await within.of(ReviewRow).update({ id }, { finishedAt: () => 'service_now()' });
  }
}
