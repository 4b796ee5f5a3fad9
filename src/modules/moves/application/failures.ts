import { REFUSAL_TEXTS } from '../../../engine/index.js';
import { failuresOf } from '../../../platform/api/failure.js';
import { MATCH_FAILURES } from '../../matches/application/index.js';

/** Why `act`, `resign` and calling off are refused, in addition to the engine's own codes (rules 2.14). */
export const MOVE_FAILURES = {
  MATCH_NOT_FOUND: MATCH_FAILURES.MATCH_NOT_FOUND,
  NOT_A_PLAYER: MATCH_FAILURES.NOT_A_PLAYER,
  STALE_VERSION: {
    en: 'The match has changed since that version.',
    de: 'Die Partie hat sich seit dieser Version geändert.',
    todo: 'Read the match again, decide anew, and send its `version`.',
  },
  MATCH_OVER: MATCH_FAILURES.MATCH_OVER,
  DEADLINE_PASSED: {
    en: 'The time for this turn has run out.',
    de: 'Die Zeit für diesen Zug ist abgelaufen.',
    todo: 'Read the match again in some seconds: the service ends the turn by itself.',
  },
  NOT_YOUR_TURN: {
    en: 'It is not your turn.',
    de: 'Du bist nicht dran.',
    todo: 'Wait until `toAct` is your seat.',
  },
  MUST_BE_LAST: {
    en: 'An action that shows its player something new must be the last of a call.',
    de: 'Eine Aktion, die dir etwas Neues zeigt, muss die letzte eines Aufrufs sein.',
    todo: 'Send the actions up to this one, read the match, then send the rest.',
  },
  NO_ACTIONS: {
    en: 'Send at least one action.',
    de: 'Schicke mindestens eine Aktion.',
    todo: 'Send at least one token of `legal`.',
  },
  TOO_MANY_ACTIONS: {
    en: 'Too many actions in one call.',
    de: 'Zu viele Aktionen in einem Aufruf.',
    todo: 'Send fewer actions, the rest in another call.',
  },
  TOO_LATE: {
    en: 'Somebody has acted: the match cannot be called off any more, but you can resign.',
    de: 'Es wurde schon gespielt: Die Partie kann nicht mehr abgesagt werden, aber du kannst aufgeben.',
    todo: 'Offer `resign` instead.',
  },
  RATED_AGAINST_BOTS: {
    en: 'Bots do not call off a rated match, but you can resign.',
    de: 'Bots sagen eine gewertete Partie nicht ab, aber du kannst aufgeben.',
    todo: 'Offer `resign` instead.',
  },
  ALREADY_OFFERED: {
    en: 'You have already offered to call the match off.',
    de: 'Du hast schon vorgeschlagen, die Partie abzusagen.',
    todo: 'Wait for the others.',
  },
  NOT_OFFERED: {
    en: 'You have not offered to call the match off.',
    de: 'Du hast nicht vorgeschlagen, die Partie abzusagen.',
    todo: 'Do nothing: there is no offer to withdraw.',
  },
};

export const moveFailure = failuresOf('moves', MOVE_FAILURES);

/** Why the rules refuse an action. */
export const ruleFailure = failuresOf('rules of the game', REFUSAL_TEXTS);
