import type { EntityManager } from 'typeorm';
import type { Review, ReviewedDeal } from '../domain/review.js';

export type NewReview = Pick<Review, 'id' | 'matchId' | 'userId' | 'seat' | 'dealCount'>;

/** Where reviews live: each its player's own, found by the player's id alone. */
export abstract class ReviewStore {
  /** False where the player has one of this match already. */
  abstract insert(review: NewReview, manager: EntityManager): Promise<boolean>;

  abstract find(id: string, userId: string): Promise<Review | null>;
  /** The user's own of some matches, by the match's id. */
  abstract ofMatches(
    userId: string,
    matchIds: readonly string[],
  ): Promise<ReadonlyMap<string, Review>>;
  /** What has been reviewed of some reviews, deals in order, by the review's id. */
  abstract deals(ids: readonly string[]): Promise<ReadonlyMap<string, ReviewedDeal[]>>;

  /** Anybody's; for the worker alone. */
  abstract toContinue(id: string): Promise<Review | null>;
  /** False where this deal was kept before. */
  abstract keep(deal: ReviewedDeal, manager: EntityManager): Promise<boolean>;
  abstract finish(id: string, manager: EntityManager): Promise<void>;
}
