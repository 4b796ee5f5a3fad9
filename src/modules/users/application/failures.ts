import { failuresOf } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';

/** What several modules say of a username that they were given. */
export const UNKNOWN_USER = {
  en: 'There is no such user.',
  de: 'Diesen Benutzer gibt es nicht.',
  todo: 'Check the username: nobody can change theirs, but for a guest who has kept the account under another name.',
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

/** What guests are refused, and those who are none. */
export const GUEST_FAILURES = {
  NOT_FOR_GUESTS: {
    en: 'Guests cannot do this: give your account a name and a password first.',
    de: 'Gäste können das nicht: gib deinem Konto zuerst einen Namen und ein Passwort.',
    todo: 'Offer `keepAccount`, then send it again.',
  },
  GUESTS_PLAY_UNRATED: {
    en: 'Guests play unrated matches only.',
    de: 'Gäste spielen nur ungewertete Partien.',
    todo: 'Send `rated: false`. A guest who would sit down in a rated challenge: offer `keepAccount`.',
  },
  GUESTS_PLAY_BY_INVITATION: {
    en: 'Guests play against house bots, and with people by invitation link.',
    de: 'Gäste spielen gegen die Bots des Hauses, und mit Menschen über einen Einladungslink.',
    todo: 'Name house bots alone, or send `byInvitation: true` and pass the link on. For all else offer `keepAccount`.',
  },
  GUESTS_SAY_PHRASES: {
    en: 'Guests say phrases only.',
    de: 'Gäste sagen nur fertige Sätze.',
    todo: 'Send a `phrase`, or offer `keepAccount`.',
  },
  NOT_A_GUEST: {
    en: 'Your account has its name already.',
    de: 'Dein Konto hat schon seinen Namen.',
    todo: 'Ask for `me`: an answer may have been lost. A password is changed with `changePassword`.',
  },
};

export type GuestFailure = Failure<keyof typeof GUEST_FAILURES>;

/** The failure of a code, about one field of the input. */
export const guestFailure = failuresOf('guests', GUEST_FAILURES);
