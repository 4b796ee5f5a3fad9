import { failuresOf } from '../../../platform/api/failure.js';
import { MATCH_FAILURES } from '../../matches/application/index.js';

/** Why a message is not sent. */
export const MESSAGE_FAILURES = {
  MATCH_NOT_FOUND: MATCH_FAILURES.MATCH_NOT_FOUND,
  NOT_A_PLAYER: MATCH_FAILURES.NOT_A_PLAYER,
  BOTS_SAY_PHRASES: {
    en: 'Bots can send phrases only, no texts.',
    de: 'Bots können nur fertige Sätze senden, keine Texte.',
    todo: 'Send a `phrase`.',
  },
  TEXT_OR_PHRASE: {
    en: 'A message is either a text or a phrase.',
    de: 'Eine Nachricht ist entweder ein Text oder ein fertiger Satz.',
    todo: 'Send exactly one of `text` and `phrase`.',
  },
  TEXT_INVALID: {
    en: 'A text has 1 to 500 characters, and no control characters except line breaks.',
    de: 'Ein Text hat 1 bis 500 Zeichen, ohne Steuerzeichen außer Zeilenumbrüchen.',
    todo: 'Shorten the text, or remove its control characters.',
  },
};

export const messageFailure = failuresOf('messages', MESSAGE_FAILURES);
