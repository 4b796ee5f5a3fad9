import { failuresOf } from '../../../platform/api/failure.js';
import { MATCH_FAILURES } from '../../matches/application/index.js';

/** The reasons why a match is not reviewed. */
export const REVIEW_FAILURES = {
  MATCH_NOT_FOUND: MATCH_FAILURES.MATCH_NOT_FOUND,
  NOT_A_PLAYER: MATCH_FAILURES.NOT_A_PLAYER,
  MATCH_NOT_OVER: MATCH_FAILURES.MATCH_NOT_OVER,
};

export const reviewFailure = failuresOf('reviews', REVIEW_FAILURES);
