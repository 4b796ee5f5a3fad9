import type { Seat } from '../../../engine/index.js';
import type { ValuedDecision } from './verdict.js';

export const REVIEW_STATUSES = ['PENDING', 'DONE', 'FAILED'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** A player's own look back at a match, as it stands. */
export interface Review {
  readonly id: string;
  readonly matchId: string;
  readonly userId: string;
  readonly seat: Seat;
  /** The deals of the match. */
  readonly dealCount: number;
  /** How many of them have been reviewed, from the first on. */
  readonly dealsDone: number;
  readonly requestedAt: Date;
  readonly finishedAt: Date | null;
  /** When it was given up; null where it was not, or was asked for again. */
  readonly failedAt: Date | null;
}

/** A deal that has been reviewed. */
export interface ReviewedDeal {
  readonly reviewId: string;
  readonly number: number;
  readonly decisions: readonly ValuedDecision[];
}

export function statusOf({ finishedAt, failedAt }: Review): ReviewStatus {
  if (finishedAt !== null) return 'DONE';
  return failedAt === null ? 'PENDING' : 'FAILED';
}
