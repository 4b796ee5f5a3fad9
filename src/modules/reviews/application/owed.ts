import type { Task } from '../../../platform/tasks/task.js';
import type { Review } from '../domain/review.js';

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
