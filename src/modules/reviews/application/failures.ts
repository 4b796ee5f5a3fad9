import { failuresOf } from '../../../platform/api/failure.js';

/** Why a match is not reviewed. */
export const REVIEW_FAILURES = {
  MATCH_NOT_FOUND: 'There is no such match.',
  NOT_A_PLAYER: 'You did not play in this match.',
  MATCH_NOT_OVER: 'The match has not ended.',
} as const;

export const reviewFailure = failuresOf(REVIEW_FAILURES);
