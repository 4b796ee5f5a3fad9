import { failuresOf } from '../../../platform/api/failure.js';
import { UNKNOWN_USER } from '../../users/application/index.js';

/** Why a report is refused. */
export const REPORT_FAILURES = {
  MESSAGE_NOT_FOUND: {
    en: 'There is no such message.',
    de: 'Diese Nachricht gibt es nicht.',
    todo: 'Check the id: it is wrong, or the message is not open to you.',
  },
  UNKNOWN_USER,
  REPORT_IS_YOU: {
    en: 'You cannot report yourself.',
    de: 'Du kannst dich nicht selbst melden.',
    todo: 'Name somebody else.',
  },
  COMMENT_INVALID: {
    en: 'A comment has at most 1000 characters, and no control characters except line breaks.',
    de: 'Ein Kommentar hat höchstens 1000 Zeichen, ohne Steuerzeichen außer Zeilenumbrüchen.',
    todo: 'Shorten the comment, or remove its control characters.',
  },
};

export const reportFailure = failuresOf('reports', REPORT_FAILURES);
