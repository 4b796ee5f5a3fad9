import { failuresOf } from '../../../platform/api/failure.js';
import { UNKNOWN_USER } from '../../users/application/index.js';

/** Why a user is not blocked or unblocked. */
export const BLOCK_FAILURES = {
  UNKNOWN_USER,
  BLOCK_IS_YOU: {
    en: 'You cannot block yourself.',
    de: 'Du kannst dich nicht selbst blockieren.',
    todo: 'Name somebody else.',
  },
  BLOCK_IS_BOT: {
    en: 'House bots send nothing, so they cannot be blocked.',
    de: 'Hausbots senden nichts, daher können sie nicht blockiert werden.',
    todo: 'Do nothing: house bots send no messages.',
  },
  TOO_MANY_BLOCKED: {
    en: 'You have blocked the maximum number of users: unblock somebody first.',
    de: 'Du blockierst schon so viele Spieler, wie möglich ist: Gib zuerst jemanden frei.',
    todo: 'Unblock somebody with `unblockUser`.',
  },
};

export const blockFailure = failuresOf('blocks', BLOCK_FAILURES);
