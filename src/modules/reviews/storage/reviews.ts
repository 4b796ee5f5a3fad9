import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Progress } from '../../../engine/index.js';
import { groupBy } from '../../../platform/collections.js';
import { Database } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { ReviewDealRow, ReviewRow } from './tables.js';

/** A player's own review of a match. */
export interface Review extends ReviewRow {
  /** The number of deals reviewed so far. */
  readonly dealsDone: number;
}

/** A reviewed deal, without the state of the match. */
export type ReviewedDeal = Pick<ReviewDealRow, 'reviewId' | 'number' | 'decisions'>;

/** A part of a review: its deals from one number to another. */
export interface ReviewPart {
  readonly reviewId: string;
  readonly from: number;
  readonly to: number;
}

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

/** The number of deals of review `r` that are done. */
export const DEALS_DONE = `
  (SELECT count(*)::integer FROM review_deals d WHERE d.review_id = r.id) AS "dealsDone"`;

const REVIEW = columns(ReviewRow, undefined, 'r');

/** The reviews `r` that meet a condition. */
export const reviewsWhere = <Values extends object>(name: string, condition: string) =>
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

/** Reads reviews. Each belongs to its player, and is found only with the player's id. */
@Injectable()
export class Reviews {
  constructor(private readonly database: Database) {}

  find(id: string, userId: string): Promise<Review | null> {
    return this.database.row(FIND, { id, userId });
  }

  /** The user's own reviews of some matches, by the match's id. */
  async ofMatches(
    userId: string,
    matchIds: readonly string[],
  ): Promise<ReadonlyMap<string, Review>> {
    const rows = await this.database.rows(OF_MATCHES, { userId, matchIds });
    return new Map(rows.map((row) => [row.matchId, row]));
  }

  /** The reviewed deals of some reviews, in order, by the review's id. */
  async deals(ids: readonly string[]): Promise<ReadonlyMap<string, ReviewedDeal[]>> {
    const deals = await this.database.of(ReviewDealRow).find({
      select: READ,
      where: { reviewId: In(ids) },
      order: { reviewId: 'ASC', number: 'ASC' },
    });
    return groupBy(deals, (deal) => deal.reviewId);
  }

  /** The reviewed deals of parts of reviews, in order; a list for each part. */
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
}
