import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { Database } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { TryLimits } from '../../auth/application/index.js';
import { MatchEvents, Matches, maySee, seatOf, viewedBy } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import { takeoverOf } from '../domain/takeover.js';
import type { TakeoverPoint } from '../domain/takeover.js';
import { reviewStatusOf } from '../domain/review.js';
import { ReviewStore } from '../storage/review-store.js';
import type { NewReview } from '../storage/review-store.js';
import { Reviews } from '../storage/reviews.js';
import type { Review } from '../storage/reviews.js';
import { reviewFailure } from './failures.js';
import { continued } from './review.consumer.js';

/**
 * Requests the review of a finished match. There is one for each player and match, however often it is
 * requested; a failed one is continued.
 */
@Injectable()
export class RequestReviewUseCase {
  constructor(
    private readonly matches: Matches,
    private readonly events: MatchEvents,
    private readonly reviews: Reviews,
    private readonly store: ReviewStore,
    private readonly limits: TryLimits,
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** @throws ApiError RATE_LIMITED when the user has requested too many within a day */
  async execute(userId: string, matchId: string): Promise<Result<Review, Failure>> {
    const match = await this.matches.find(matchId);
    if (!match || !maySee(match, userId))
      return refuse(reviewFailure('MATCH_NOT_FOUND', 'matchId'));
    const seat = seatOf(match, userId);
    if (seat === null) return refuse(reviewFailure('NOT_A_PLAYER'));
    // A review shows all cards, so nothing of a running match is reviewed.
    if (match.status === 'IN_PROGRESS') return refuse(reviewFailure('MATCH_NOT_OVER'));
    const known = await this.known(userId, matchId);
    if (known && reviewStatusOf(known) !== 'FAILED') return ok(known);
    return ok(await this.begin(match, userId, seat));
  }

  private async known(userId: string, matchId: string): Promise<Review | undefined> {
    return (await this.reviews.ofMatches(userId, [matchId])).get(matchId);
  }

  private async begin(match: StoredMatch, userId: string, seat: number): Promise<Review> {
    const { id: matchId, dealNumber: dealCount } = match;
    await this.limits.count([{ limit: 'reviewer', key: userId }]);
    const leaving = await this.leavingOf(match, seat);
    await this.write({ id: randomUUID(), matchId, userId, seat, dealCount, leaving });
    return (await this.known(userId, matchId))!;
  }

  /**
   * The action from which a house bot played the seat. It is searched for once and stored, because the search
   * reads all events of the match.
   */
  private async leavingOf(match: StoredMatch, seat: number): Promise<TakeoverPoint | null> {
    const { userId, substituteId } = match.players[seat]!;
    if (substituteId === null) return null;
    return takeoverOf(await this.events.after(viewedBy(match, userId)!, 0, match.version), seat);
  }

  private async write(review: NewReview): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const begun = await this.store.begin(review, transaction);
      if (!begun) return;
      await this.outbox.add(transaction, [continued({ ...begun, userId: review.userId })]);
    });
  }
}
