import { failuresOf } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';

/** The failure for an unknown username, shared by several modules. */
export const UNKNOWN_USER = {
  en: 'There is no such user.',
  de: 'Diesen Spieler gibt es nicht.',
  todo: 'Check the username. A user who was renamed is found by the old name for 90 days; store ids, not names.',
};

/** The failure of a new account that contacts a stranger, shared by several modules. */
export const VERIFY_FIRST = {
  en: 'Your account is new: verify your e-mail address before you challenge players you have not played with, or ask them to be friends. You can already make open challenges and play with house bots.',
  de: 'Dein Konto ist neu: bestätige deine E-Mail-Adresse, bevor du Spieler herausforderst oder als Freunde anfragst, mit denen du noch nicht gespielt hast. Offene Herausforderungen stellen und mit Hausbots spielen kannst du schon.',
  todo: 'Offer `sendVerification`, an open challenge or a house bot.',
};

/** Why the data of a user is refused. */
export const USER_FAILURES = {
  USERNAME_INVALID: {
    en: 'A username has 3 to 20 letters of Latin script (ä, é and ł among them), digits, "_" or "-".',
    de: 'Ein Name hat 3 bis 20 lateinische Buchstaben (auch ä, é oder ł), Ziffern, „_“ oder „-“.',
    todo: 'Ask the user for another name.',
  },
  USERNAME_RESERVED: {
    en: 'This username is reserved for the service.',
    de: 'Dieser Name ist dem Dienst vorbehalten.',
    todo: 'Ask the user for another name.',
  },
  WORDS_REFUSED: {
    en: 'This contains a word that is not used here.',
    de: 'Darin steht ein Wort, das hier nicht verwendet wird.',
    todo: 'Ask the user for other words.',
  },
  USERNAME_TAKEN: {
    en: 'This username is taken, or looks like a taken one. Upper and lower case count as the same, and so do 0 and O; 1, l and I; m and rn; _ and -; and the same letter with different accents.',
    de: 'Dieser Name ist vergeben oder sieht einem vergebenen ähnlich. Groß- und Kleinbuchstaben zählen als gleich, ebenso 0 und O; 1, l und I; m und rn; _ und -; und derselbe Buchstabe mit verschiedenen Akzenten.',
    todo: 'Ask the user for another name.',
  },
  RENAMED_RECENTLY: {
    en: 'A name can be changed once in 30 days.',
    de: 'Ein Name lässt sich einmal in 30 Tagen ändern.',
    todo: 'Show `renamableAt`: when the name can be changed again.',
  },
  EMAIL_INVALID: {
    en: 'This is not an e-mail address.',
    de: 'Das ist keine E-Mail-Adresse.',
    todo: 'Ask the user to correct the address.',
  },
  TIME_ZONE_INVALID: {
    en: 'A time zone has a name such as Europe/Vienna.',
    de: 'Eine Zeitzone hat einen Namen wie Europe/Vienna.',
    todo: 'Send a name from the IANA time zone database.',
  },
};

export type UserFailure = Failure<keyof typeof USER_FAILURES>;

/** The failure of a code, about one field of the input. */
export const userFailure = failuresOf('accounts', USER_FAILURES);

/** Why requests of guests are refused, and requests that only guests may make. */
export const GUEST_FAILURES = {
  NOT_FOR_GUESTS: {
    en: 'Guests cannot do this: give your account a name and a password first.',
    de: 'Gäste können das nicht: Gib deinem Konto zuerst einen Namen und ein Passwort.',
    todo: 'Offer `keepAccount`, then send it again.',
  },
  GUESTS_PLAY_UNRATED: {
    en: 'Guests play unrated matches only.',
    de: 'Gäste spielen nur ungewertete Partien.',
    todo: 'Send `rated: false`. If a guest wants to accept a rated challenge, offer `keepAccount`.',
  },
  GUESTS_PLAY_BY_INVITATION: {
    en: 'Guests play with house bots, and with people only by an invitation link.',
    de: 'Gäste spielen mit Hausbots, und mit Menschen nur über einen Einladungslink.',
    todo: 'Name only house bots, or send `byInvitation: true` and pass the link on. Otherwise offer `keepAccount`.',
  },
  GUESTS_SAY_PHRASES: {
    en: 'Guests can send phrases only, no texts.',
    de: 'Gäste können nur fertige Sätze senden, keine Texte.',
    todo: 'Send a `phrase`, or offer `keepAccount`.',
  },
  NOT_A_GUEST: {
    en: 'Your account is not a guest account.',
    de: 'Dein Konto ist kein Gastkonto.',
    todo: 'Read `me`: you may have kept the account already, and lost the answer. Change a password with `changePassword`.',
  },
};

export type GuestFailure = Failure<keyof typeof GUEST_FAILURES>;

/** The failure of a code, about one field of the input. */
export const guestFailure = failuresOf('guests', GUEST_FAILURES);
