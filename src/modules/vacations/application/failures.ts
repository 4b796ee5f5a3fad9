import { failuresOf } from '../../../platform/api/failure.js';

/** Why a call to book or cancel vacation is refused. */
export const VACATION_FAILURES = {
  VACATION_DAY_INVALID: {
    en: 'A day has the form 2026-12-24.',
    de: 'Ein Tag hat die Form 2026-12-24.',
    todo: 'Send both days as YYYY-MM-DD.',
  },
  VACATION_ENDS_BEFORE: {
    en: 'The last day comes before the first.',
    de: 'Der letzte Tag liegt vor dem ersten.',
    todo: 'Send the earlier day as `from`.',
  },
  VACATION_IN_THE_PAST: {
    en: 'Vacation begins today at the earliest.',
    de: 'Urlaub beginnt frühestens heute.',
    todo: 'Send a later first day. Today is the date in the user’s time zone.',
  },
  VACATION_TOO_FAR: {
    en: 'Vacation ends within a year from today.',
    de: 'Urlaub endet innerhalb eines Jahres ab heute.',
    todo: 'Send an earlier last day.',
  },
  VACATION_OVERLAPS: {
    en: 'You already have a vacation on these days.',
    de: 'Du hast an diesen Tagen schon Urlaub.',
    todo: 'Cancel the other vacation first, or choose other days.',
  },
  VACATION_DAYS_USED: {
    en: 'You do not have that many vacation days left in that year.',
    de: 'So viele Urlaubstage hast du in diesem Jahr nicht mehr.',
    todo: 'Choose fewer days: `vacationDaysLeft` says how many are left.',
  },
  VACATION_NOT_FOUND: {
    en: 'You have no such vacation.',
    de: 'Du hast keinen solchen Urlaub.',
    todo: 'Read your vacations again: it may have been cancelled.',
  },
  VACATION_OVER: {
    en: 'This vacation is over.',
    de: 'Dieser Urlaub ist vorbei.',
    todo: 'Do nothing: it cannot be cancelled any more.',
  },
};

export const vacationFailure = failuresOf('vacation', VACATION_FAILURES);
