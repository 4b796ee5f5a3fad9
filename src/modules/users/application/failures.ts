import { failuresOf } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';

/** What several modules say of a username that they were given. */
export const UNKNOWN_USER = {
  en: 'There is no such user.',
  de: 'Diesen Benutzer gibt es nicht.',
  todo: 'Check the username: users cannot change theirs, so it was never right.',
};

/** What is wrong with what users say of themselves. */
export const USER_FAILURES = {
  USERNAME_INVALID: {
    en: 'A username has 3 to 20 letters (A–Z), digits, "_" or "-".',
    de: 'Ein Benutzername hat 3 bis 20 Buchstaben (A–Z), Ziffern, „_“ oder „-“.',
    todo: 'Ask the user for another name.',
  },
  USERNAME_RESERVED: {
    en: 'This username is kept for the service itself.',
    de: 'Dieser Benutzername ist dem Dienst vorbehalten.',
    todo: 'Ask the user for another name.',
  },
  USERNAME_TAKEN: {
    en: 'This username is taken, or looks like one that is: case, 0 and O, 1, l and I, m and rn, _ and - make no difference.',
    de: 'Dieser Benutzername ist vergeben oder sieht einem vergebenen ähnlich: Groß und klein, 0 und O, 1, l und I, m und rn, _ und - zählen als gleich.',
    todo: 'Ask the user for another name.',
  },
  EMAIL_INVALID: {
    en: 'This is not an e-mail address.',
    de: 'Das ist keine E-Mail-Adresse.',
    todo: 'Ask the user to correct the address.',
  },
  TIME_ZONE_INVALID: {
    en: 'A time zone is named like Europe/Vienna.',
    de: 'Eine Zeitzone heißt zum Beispiel Europe/Vienna.',
    todo: 'Send a name of the IANA time zone database.',
  },
};

export type UserFailure = Failure<keyof typeof USER_FAILURES>;

/** The failure of a code, about one field of the input. */
export const userFailure = failuresOf('accounts', USER_FAILURES);
