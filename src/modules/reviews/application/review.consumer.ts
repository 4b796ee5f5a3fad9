import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { FairQueue } from '../../../platform/fair-queue.js';
import { Outbox } from '../../../platform/events/outbox.js';
import type { DomainEvent } from '../../../platform/events/event.js';
import { happened } from '../../domain-events.js';
import type { ConsumerOf, DomainEventOf } from '../../domain-events.js';
import { Matches } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import { explainDecision } from '../domain/explained.js';
import { isBefore } from '../domain/takeover.js';
import type { PlayedDeal } from '../domain/replay.js';
import type { ValuedDecision } from '../domain/review.js';
import { DealJudge } from './deal-judge.js';
import { ReviewStore } from '../storage/review-store.js';
import { Reviews } from '../storage/reviews.js';
import type { Review } from '../storage/reviews.js';
import type { ReviewDealRow } from '../storage/tables.js';

type Continued = DomainEventOf<'REVIEW_CONTINUED'>;

/** How many jobs a worker takes at a time. It works on one after the other, and users take turns. */
const JOBS_AT_A_TIME = 4;

/**
 * Reviews one deal, and asks for the next one. So a job takes about a second, and a deal that a
 * dead worker has stored is not computed again. Every decision is a separate message to the bots' threads, so
 * a bot waits for one decision at most.
 */
@Injectable()
export class ReviewConsumer implements ConsumerOf<'REVIEW_CONTINUED'> {
  readonly name = 'reviews';
  readonly events = ['REVIEW_CONTINUED'] as const;
  readonly queue = { concurrency: JOBS_AT_A_TIME, userOf };
  /** Each worker reviews one deal at a time, because bots come first; users take turns. */
  private readonly turns = new FairQueue({ atOnce: 1 });

  constructor(
    private readonly reviews: Reviews,
    private readonly store: ReviewStore,
    private readonly matches: Matches,
    private readonly judge: DealJudge,
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async handle(events: readonly Continued[]): Promise<void> {
    for (const event of events) await this.turns.run(event.userId, () => this.review(event));
  }

  private async review({ reviewId, dealNumber: number }: Continued): Promise<void> {
    const review = await this.store.toContinue(reviewId);
    // A job that comes twice finds its deal stored, and the next one asked for.
    if (!review || number !== review.dealsDone + 1) return;
    if (!(await this.store.attempt(review.id))) return;
    const match = (await this.matches.find(review.matchId))!;
    const { turns, after } = await this.read(match, review, number);
    const decisions: ValuedDecision[] = [];
    for (const turn of turns)
      decisions.push(explainDecision(await this.judge.value(match.id, number, turn), turn));
    await this.keep(review, { reviewId: review.id, number, decisions, after });
  }

  /** Reviews the deal, starting from the stored state of the match; in old reviews from an earlier deal. */
  private async read(match: StoredMatch, review: Review, number: number): Promise<PlayedDeal> {
    const { id: reviewId, seat, leaving } = review;
    const [start] = await this.reviews.starts([{ reviewId, number }]);
    const part = { from: start!.number + 1, to: number, before: start!.after };
    const [deal] = await this.judge.played(match, part, [seat]);
    const { turns, after } = deal!;
    return { turns: turns.filter(({ position }) => isBefore(leaving, number, position)), after };
  }

  private async keep(review: Review, deal: ReviewDealRow): Promise<void> {
    const isLast = deal.number === review.dealCount;
    await this.database.transaction(async (transaction) => {
      if (!(await this.store.keep(deal, transaction))) return;
      if (isLast) await this.store.finish(review.id, transaction);
      const { userId, matchId } = review;
      const next = isLast
        ? happened('REVIEW_FINISHED', { userId, matchId })
        : continued({ ...review, dealsDone: deal.number });
      await this.outbox.add(transaction, [next]);
    });
  }
}

/** Asks for the next deal; it waits in its user's turn. */
export const continued = ({
  id: reviewId,
  dealsDone,
  userId,
}: Pick<Review, 'id' | 'dealsDone' | 'userId'>): Continued =>
  happened('REVIEW_CONTINUED', { reviewId, dealNumber: dealsDone + 1, userId });

function userOf(event: DomainEvent): string | null {
  return (event as Continued).userId;
}
