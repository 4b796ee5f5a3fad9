import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { groupBy } from '../../../platform/collections.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import type { Progress } from '../../../engine/index.js';
import type { Review, ReviewedDeal, ReviewPart, Reviews } from '../application/reviews.js';
import { ReviewDealRow, ReviewRow } from './tables.js';

export type NewReview = Pick<
  ReviewRow,
  'id' | 'matchId' | 'userId' | 'seat' | 'dealCount' | 'leaving'
>;
type BegunReview = Pick<Review, 'id' | 'dealsDone'>;

/** One deal of a review. */
export interface DealOfReview {
  readonly reviewId: string;
  readonly number: number;
}

/** The starting point for the replay of a deal: the last earlier deal with a stored state of the match. */
export interface Start {
  /** The number of that earlier deal; 0 for the beginning of the match. */
  readonly number: number;
  /** The state of the match after it; null at the beginning. */
  readonly after: Progress | null;
}

const DEALS_DONE = `
  (SELECT count(*)::integer FROM review_deals d WHERE d.review_id = r.id) AS "dealsDone"`;

const REVIEW = columns(ReviewRow, undefined, 'r');

const reviewsWhere = <Values extends object>(name: string, condition: string) =>
  statement<Review, Values>(
    name,
    `SELECT ${REVIEW}, ${DEALS_DONE} FROM reviews r WHERE ${condition}`,
  );

const FIND = reviewsWhere<{ id: string; userId: string }>(
  'review-find',
  'r.id = :id AND r.user_id = :userId',
);

const OF_MATCHES = reviewsWhere<{ userId: string; matchIds: readonly string[] }>(
  'review-of-matches',
  'r.user_id = :userId AND r.match_id = ANY(:matchIds::uuid[])',
);

const TO_CONTINUE = reviewsWhere<{ id: string }>(
  'review-to-continue',
  'r.id = :id AND r.finished_at IS NULL AND r.failed_at IS NULL',
);

const READ = { reviewId: true, number: true, decisions: true } as const;

interface PartLists {
  readonly ids: readonly string[];
  readonly lows: readonly number[];
  readonly highs: readonly number[];
}

/** The deals of many parts at once. */
const PARTS = statement<ReviewedDeal & { readonly part: number }, PartLists>(
  'review-parts',
  `SELECT w.part::integer AS part, ${columns(ReviewDealRow, READ, 'd')}
   FROM unnest(:ids::uuid[], :lows::integer[], :highs::integer[])
     WITH ORDINALITY AS w(id, low, high, part)
     JOIN review_deals d ON d.review_id = w.id AND d.number BETWEEN w.low AND w.high
   ORDER BY w.part, d.number`,
);

/** The starting points for replaying several deals, one row for each deal. */
const STARTS = statement<Start, { ids: readonly string[]; numbers: readonly number[] }>(
  'review-starts',
  `SELECT coalesce(known.number, 0) AS number, known.after
   FROM unnest(:ids::uuid[], :numbers::integer[]) WITH ORDINALITY AS w(id, wanted, place)
     LEFT JOIN LATERAL (
       SELECT d.number, d.after FROM review_deals d
       WHERE d.review_id = w.id AND d.number < w.wanted AND d.after IS NOT NULL
       ORDER BY d.number DESC LIMIT 1) AS known ON true
   ORDER BY w.place`,
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

/** Reviews. Each belongs to its player, and is found only with the player's id. */
@Injectable()
export class ReviewStore implements Reviews {
  constructor(private readonly database: Database) {}

  /** Begins a review, or restarts a failed one; null where the player's review is in progress or done. */
  begin(review: NewReview, within: Transaction): Promise<BegunReview | null> {
    const leaving = review.leaving && JSON.stringify(review.leaving);
    return within.row(BEGIN, { ...review, leaving });
  }

  find(id: string, userId: string): Promise<Review | null> {
    return this.database.row(FIND, { id, userId });
  }

  async ofMatches(
    userId: string,
    matchIds: readonly string[],
  ): Promise<ReadonlyMap<string, Review>> {
    const rows = await this.database.rows(OF_MATCHES, { userId, matchIds });
    return new Map(rows.map((row) => [row.matchId, row]));
  }

  async deals(ids: readonly string[]): Promise<ReadonlyMap<string, ReviewedDeal[]>> {
    const deals = await this.database.of(ReviewDealRow).find({
      select: READ,
      where: { reviewId: In(ids) },
      order: { reviewId: 'ASC', number: 'ASC' },
    });
    return groupBy(deals, (deal) => deal.reviewId);
  }

  async parts(parts: readonly ReviewPart[]): Promise<ReviewedDeal[][]> {
    const rows = await this.database.rows(PARTS, {
      ids: parts.map(({ reviewId }) => reviewId),
      lows: parts.map(({ from }) => from),
      highs: parts.map(({ to }) => to),
    });
    const byPart = groupBy(rows, ({ part }) => part);
    return parts.map((_, i) => byPart.get(i + 1) ?? []);
  }

  /** The starting points for replaying deals, in the order of the deals. */
  starts(deals: readonly DealOfReview[]): Promise<Start[]> {
    const ids = deals.map(({ reviewId }) => reviewId);
    return this.database.rows(STARTS, { ids, numbers: deals.map(({ number }) => number) });
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
