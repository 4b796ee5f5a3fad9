import type { DealNumbers } from '../../matches/application/index.js';
import type { Review, ReviewedDeal } from '../domain/review.js';
import type { Transaction } from '../../../platform/database/database.js';

export type NewReview = Pick<Review, 'id' | 'matchId' | 'userId' | 'seat' | 'dealCount'>;
export type BegunReview = Pick<Review, 'id' | 'dealsDone'>;

/** A part of a review: its deals from one number to another. */
export interface ReviewPart extends DealNumbers {
  readonly reviewId: string;
}

/** Where reviews live: each its player's own, found by the player's id alone. */
export abstract class ReviewStore {
  /** Begins a review, or takes up one that failed; null where the player's is under way or done. */
  abstract begin(review: NewReview, transaction: Transaction): Promise<BegunReview | null>;

  abstract find(id: string, userId: string): Promise<Review | null>;
  /** The user's own of some matches, by the match's id. */
  abstract ofMatches(
    userId: string,
    matchIds: readonly string[],
  ): Promise<ReadonlyMap<string, Review>>;
  /** What has been reviewed of some reviews, deals in order, by the review's id. */
  abstract deals(ids: readonly string[]): Promise<ReadonlyMap<string, ReviewedDeal[]>>;

  /** What has been reviewed of parts of reviews, deals in order; a list for each part. */
  abstract parts(parts: readonly ReviewPart[]): Promise<ReviewedDeal[][]>;

  /** Anybody's that is under way; for the worker alone. */
  abstract toContinue(id: string): Promise<Review | null>;
  /** Counts an attempt at the next deal; false where there were too many: then the review has failed. */
  abstract attempt(id: string): Promise<boolean>;
  /** Attempts are counted anew from there. False where this deal was kept before. */
  abstract keep(deal: ReviewedDeal, transaction: Transaction): Promise<boolean>;
  abstract finish(id: string, transaction: Transaction): Promise<void>;
}
