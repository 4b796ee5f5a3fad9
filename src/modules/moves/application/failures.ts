import { failuresOf } from '../../../platform/api/failure.js';

/** Why `act`, `resign` and calling off are refused, beside the engine's own codes (RULES §2). */
export const MOVE_FAILURES = {
  MATCH_NOT_FOUND: 'There is no such match.',
  NOT_A_PLAYER: 'You do not play in this match.',
  STALE_VERSION: 'The match has gone on since that version.',
  MATCH_OVER: 'The match has ended.',
  DEADLINE_PASSED: 'The time for this turn has run out.',
  NOT_YOUR_TURN: 'It is not your turn.',
  MUST_BE_LAST: 'An action that shows its player something new must be the last of a call.',
  NO_ACTIONS: 'Send at least one action.',
  TOO_MANY_ACTIONS: 'Too many actions in one call.',
  TOO_LATE: 'Somebody has acted: the match can be resigned, not called off.',
  RATED_AGAINST_BOTS: 'House bots do not call a rated match off: it can be resigned.',
  ALREADY_OFFERED: 'You have offered to call the match off already.',
  NOT_OFFERED: 'You have not offered to call the match off.',
} as const;

export const moveFailure = failuresOf(MOVE_FAILURES);
