import { failuresOf } from '../../../platform/api/failure.js';

/** Why a message is not sent. */
export const MESSAGE_FAILURES = {
  MATCH_NOT_FOUND: 'There is no such match.',
  NOT_A_PLAYER: 'You do not play in this match.',
  TEXT_OR_PHRASE: 'A message is either a text or a phrase.',
  TEXT_INVALID:
    'A text has 1 to 500 characters, control characters but line breaks not among them.',
} as const;

export const messageFailure = failuresOf(MESSAGE_FAILURES);
