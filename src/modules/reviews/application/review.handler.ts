import { Injectable } from '@nestjs/common';
import { variantOf } from '../../../engine/index.js';
import { Database } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/tasks/outbox.js';
import type { TaskHandler } from '../../../platform/tasks/task-handlers.js';
import type { Task, TaskPayload } from '../../../platform/tasks/task.js';
import { Thinkers } from '../../house-bots/application/index.js';
import type { ValuedAction } from '../../house-bots/application/index.js';
import { MatchEvents, MatchStore, sightOf } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import { isBefore, leavingOf, ownTurns, seedOf } from '../domain/own-turns.js';
import type { Leaving, OwnTurn } from '../domain/own-turns.js';
import { rounded } from '../domain/review.js';
import type { ValuedDecision } from '../domain/review.js';
import { ReviewStore } from '../storage/review-store.js';
import type { Review } from '../storage/review-store.js';
import type { ReviewDealRow } from '../storage/tables.js';

/**
 * Reviews one deal, and owes the next: a job takes a second or so, and what a dead worker had kept is not
 * thought over again. Every decision is a message of its own to the threads that the bots think in, so
 * that a bot waits for one of them at most.
 */
@Injectable()
export class ReviewHandler implements TaskHandler {
  readonly kind = 'review';
  /** One a worker: bots come first. */
  readonly concurrency = 1;

  constructor(
    private readonly reviews: ReviewStore,
    private readonly matches: MatchStore,
    private readonly events: MatchEvents,
    private readonly thinkers: Thinkers,
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async handle(payload: TaskPayload): Promise<void> {
    const review = await this.reviews.toContinue(String(payload['reviewId']));
    const number = Number(payload['dealNumber']);
    // A job that comes twice finds its deal kept, and the next owed with it.
    if (!review || number !== review.dealsDone + 1) return;
    if (!(await this.reviews.attempt(review.id))) return;
    const match = (await this.matches.find(review.matchId))!;
    const decisions = await this.decisionsIn(match, review, number);
    await this.keep(review, { reviewId: review.id, number, decisions });
  }

  private async decisionsIn(
    match: StoredMatch,
    { seat }: Review,
    dealNumber: number,
  ): Promise<ValuedDecision[]> {
    const leaving = await this.leavingOf(match, seat);
    const [deals] = await this.matches.dealsOf([{ matchId: match.id, from: 1, to: dealNumber }]);
    const played = { variant: variantOf(match.variant)!, options: match.options, deals: deals! };
    const turns = ownTurns(played, dealNumber, seat);
    const own = turns.filter(({ position }) => isBefore(leaving, dealNumber, position));
    const decisions: ValuedDecision[] = [];
    for (const turn of own) decisions.push(await this.decision(match.id, dealNumber, turn));
    return decisions;
  }

  /** From then on a house bot decided. */
  private async leavingOf(match: StoredMatch, seat: number): Promise<Leaving | null> {
    const { userId, substituteId } = match.players[seat]!;
    if (substituteId === null) return null;
    const sight = sightOf(match, userId)!;
    return leavingOf(await this.events.after(sight, 0, match.version), seat);
  }

  private async decision(
    matchId: string,
    dealNumber: number,
    { position, played, snapshot }: OwnTurn,
  ): Promise<ValuedDecision> {
    const seed = seedOf(matchId, dealNumber, position);
    const values = await this.thinkers.lookBack({ snapshot, seed });
    return { dealNumber, position, played, actions: values.map(toKept) };
  }

  private async keep(review: Review, deal: ReviewDealRow): Promise<void> {
    const isLast = deal.number === review.dealCount;
    await this.database.transaction(async (transaction) => {
      if (!(await this.reviews.keep(deal, transaction))) return;
      if (isLast) await this.reviews.finish(review.id, transaction);
      const next = isLast ? readyTask(review) : reviewTask(review.id, deal.number + 1);
      await this.outbox.add(transaction, [next]);
    });
  }
}

const toKept = ({ action, expected, hindsight }: ValuedAction): ValuedAction => ({
  action,
  expected: rounded(expected),
  hindsight: rounded(hindsight),
});

/** The deal that is to be reviewed next. */
export const reviewTask = (reviewId: string, dealNumber: number): Task => ({
  kind: 'review',
  payload: { reviewId, dealNumber },
});

/** Tells the player that the review is ready. */
export const readyTask = ({ userId, matchId }: Review): Task => ({
  kind: 'notice',
  payload: { type: 'REVIEW_READY', userId, matchId },
});
