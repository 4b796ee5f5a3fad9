const HOUR = 3600;

/** The letters about an account; each is a link to a page, which holds for some seconds. */
export const LETTERS = {
  VERIFICATION: {
    page: 'verify',
    seconds: 24 * HOUR,
    subject: 'Is this your address?',
    says: (username: string) =>
      `The player ${username} at Bummerl has given this address. If that is you, say so on this page, within 24 hours:`,
    label: 'This is my address',
  },
  PASSWORD_RESET: {
    page: 'reset',
    seconds: HOUR,
    subject: 'A new password',
    says: (username: string) =>
      `Somebody has asked for a new password for ${username}. If it was you, choose one on this page, within an hour:`,
    label: 'Choose a new password',
  },
} as const;

export type LetterKind = keyof typeof LETTERS;

/** The token of a letter's link, by its kind's key: a link that verifies resets nothing. */
export const purposeOf = (kind: LetterKind): string => `letter ${kind}`;

/** What becomes of a letter that was owed. */
export type LetterEnd = 'SENT' | 'FAILED' | 'DROPPED';

export const LETTER_FOOTER =
  'If it was not you, do nothing: without the link nothing changes, and nobody else has it.';

/** How often a letter is tried: for about a day. */
export const MAX_TRIES = 8;

/** How many letters of verification go to one address in a day, whoever asks for them. */
export const VERIFICATIONS_PER_DAY = 10;

/** What a letter says of a change to an account, in both languages. */
interface ChangeText {
  readonly subject: string;
  readonly english: string;
  readonly german: string;
}

const RESET = {
  english: 'If it was not you, ask for a new password at once: that ends all sessions and tokens.',
  german:
    'Wenn du das nicht warst, fordere sofort ein neues Passwort an: das beendet alle Sitzungen und Tokens.',
};

/**
 * Letters that tell the owner of an account of a change which a thief would make. They carry no link and
 * no secret, name nothing that the one who made the change could choose, and cannot be unsubscribed.
 */
export const CHANGE_LETTERS = {
  PASSWORD_CHANGED: {
    subject: 'Your password was changed · Dein Passwort wurde geändert',
    english: `The password of your account has been changed. All other sessions have ended. ${RESET.english}`,
    german: `Das Passwort deines Kontos wurde geändert. Alle anderen Sitzungen sind beendet. ${RESET.german}`,
  },
  EMAIL_CHANGED: {
    subject: 'Your address was changed · Deine Adresse wurde geändert',
    english:
      'This address no longer belongs to your account: it was replaced by another one or removed. ' +
      'If it was not you, sign in, change your password and set your address again. If you cannot ' +
      'sign in, write to the operator of this service.',
    german:
      'Diese Adresse gehört nicht mehr zu deinem Konto: sie wurde durch eine andere ersetzt oder ' +
      'entfernt. Wenn du das nicht warst, melde dich an, ändere dein Passwort und trage deine Adresse ' +
      'wieder ein. Wenn du dich nicht anmelden kannst, schreib dem Betreiber dieses Dienstes.',
  },
  TOKEN_CREATED: {
    subject: 'A new token for your account · Ein neuer Token für dein Konto',
    english: `A personal token was created, with which a program can act for you. ${RESET.english}`,
    german: `Ein persönlicher Token wurde erstellt, mit dem ein Programm für dich handeln kann. ${RESET.german}`,
  },
  APP_GRANTED: {
    subject: 'An app may act for you · Eine App darf für dich handeln',
    english:
      'An app has been let into your account. `grantedApps` lists it with what it may do, and ' +
      '`revokeApp` ends that. If it was not you, end it and change your password.',
    german:
      'Eine App hat Zugang zu deinem Konto bekommen. `grantedApps` zeigt sie und was sie darf, ' +
      '`revokeApp` beendet das. Wenn du das nicht warst, beende es und ändere dein Passwort.',
  },
  WEBHOOK_CREATED: {
    subject: 'A new webhook for your account · Ein neuer Webhook für dein Konto',
    english:
      'A webhook was created or given another address: your events are sent there once that address ' +
      'has confirmed itself. If it was not you, delete the webhook and change your password.',
    german:
      'Ein Webhook wurde erstellt oder hat eine andere Adresse bekommen: deine Ereignisse gehen dorthin, ' +
      'sobald diese Adresse sich bestätigt hat. Wenn du das nicht warst, lösche den Webhook und ändere ' +
      'dein Passwort.',
  },
} as const satisfies Record<string, ChangeText>;

export type ChangeKind = keyof typeof CHANGE_LETTERS;

export const CHANGE_FOOTER =
  'This letter is about the safety of your account, so it cannot be turned off. · ' +
  'Dieser Brief betrifft die Sicherheit deines Kontos und lässt sich nicht abbestellen.';

/** How many letters of one kind tell a user of changes within an hour: more tell nothing new. */
export const CHANGES_PER_HOUR = 5;

/** The paragraphs of a letter, with the time of the change. */
export function changeParagraphs(kind: ChangeKind, username: string, at: Date): string[] {
  const { english, german } = CHANGE_LETTERS[kind];
  const time = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return [`Hello ${username},`, `${english} (${time})`, `${german} (${time})`];
}
