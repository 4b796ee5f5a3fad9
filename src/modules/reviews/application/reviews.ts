import type { ReviewDealRow, ReviewRow } from '../storage/tables.js';

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

/** Reads reviews. Each belongs to its player, and is found only with the player's id. */
export abstract class Reviews {
  abstract find(id: string, userId: string): Promise<Review | null>;

  /** The user's own reviews of some matches, by the match's id. */
  abstract ofMatches(
    userId: string,
    matchIds: readonly string[],
  ): Promise<ReadonlyMap<string, Review>>;

  /** The reviewed deals of some reviews, in order, by the review's id. */
  abstract deals(ids: readonly string[]): Promise<ReadonlyMap<string, ReviewedDeal[]>>;

  /** The reviewed deals of parts of reviews, in order; a list for each part. */
  abstract parts(parts: readonly ReviewPart[]): Promise<ReviewedDeal[][]>;
}
