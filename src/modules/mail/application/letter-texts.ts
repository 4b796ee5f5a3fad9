import type { InLanguages, Language } from '../../../platform/api/reader.js';
import { timeText } from '../../../platform/time-text.js';
import type { ChangeKind, LetterKind } from '../domain/letter.js';
import type { Written } from './set-letter.js';

/** Whom a letter is written to. */
export interface MailRecipient {
  readonly username: string;
  readonly language: Language;
  /** An IANA name, by which times are told. */
  readonly timeZone: string;
}

/** How letters begin. */
export const GREETINGS: InLanguages<(username: string) => string> = {
  en: (username) => `Hello ${username},`,
  de: (username) => `Hallo ${username},`,
};

interface LinkText {
  readonly subject: string;
  readonly says: (username: string) => string;
  readonly label: string;
}

/** What the letters say whose link leads to a page. */
export const LINK_LETTERS: Readonly<Record<LetterKind, InLanguages<LinkText>>> = {
  VERIFICATION: {
    en: {
      subject: 'Is this your address?',
      says: (username) =>
        `The player ${username} at Bummerl has given this address. If that is you, say so on this page, within 24 hours:`,
      label: 'This is my address',
    },
    de: {
      subject: 'Ist das deine Adresse?',
      says: (username) =>
        `${username} hat bei Bummerl diese Adresse angegeben. Wenn du das bist, bestätige es innerhalb von 24 Stunden auf dieser Seite:`,
      label: 'Das ist meine Adresse',
    },
  },
  PASSWORD_RESET: {
    en: {
      subject: 'A new password',
      says: (username) =>
        `Somebody has asked for a new password for ${username}. If it was you, choose one on this page, within an hour:`,
      label: 'Choose a new password',
    },
    de: {
      subject: 'Ein neues Passwort',
      says: (username) =>
        `Jemand hat ein neues Passwort für ${username} angefordert. Wenn du das warst, wähle es innerhalb einer Stunde auf dieser Seite:`,
      label: 'Neues Passwort wählen',
    },
  },
};

export const LINK_FOOTERS: InLanguages = {
  en: 'If it was not you, do nothing: without the link nothing changes, and nobody else has it.',
  de: 'Wenn du das nicht warst, tu nichts: ohne den Link ändert sich nichts, und sonst hat ihn niemand.',
};

interface ChangeText {
  readonly subject: string;
  readonly says: string;
}

const RESET: InLanguages = {
  en: 'If it was not you, ask for a new password at once: that ends all sessions and tokens.',
  de: 'Wenn du das nicht warst, fordere sofort ein neues Passwort an: das beendet alle Sitzungen und Tokens.',
};

/** What the letters say that tell of changes. */
export const CHANGE_LETTERS: Readonly<Record<ChangeKind, InLanguages<ChangeText>>> = {
  PASSWORD_CHANGED: {
    en: {
      subject: 'Your password was changed',
      says: `The password of your account has been changed. All other sessions have ended. ${RESET.en}`,
    },
    de: {
      subject: 'Dein Passwort wurde geändert',
      says: `Das Passwort deines Kontos wurde geändert. Alle anderen Sitzungen sind beendet. ${RESET.de}`,
    },
  },
  EMAIL_CHANGED: {
    en: {
      subject: 'Your address was changed',
      says:
        'This address no longer belongs to your account: it was replaced by another one or removed. ' +
        'If it was not you, sign in, change your password and set your address again. If you cannot ' +
        'sign in, write to the operator of this service.',
    },
    de: {
      subject: 'Deine Adresse wurde geändert',
      says:
        'Diese Adresse gehört nicht mehr zu deinem Konto: sie wurde durch eine andere ersetzt oder ' +
        'entfernt. Wenn du das nicht warst, melde dich an, ändere dein Passwort und trage deine Adresse ' +
        'wieder ein. Wenn du dich nicht anmelden kannst, schreib dem Betreiber dieses Dienstes.',
    },
  },
  TOKEN_CREATED: {
    en: {
      subject: 'A new token for your account',
      says: `A personal token was created, with which a program can act for you. ${RESET.en}`,
    },
    de: {
      subject: 'Ein neuer Token für dein Konto',
      says: `Ein persönlicher Token wurde erstellt, mit dem ein Programm für dich handeln kann. ${RESET.de}`,
    },
  },
  APP_GRANTED: {
    en: {
      subject: 'An app may act for you',
      says:
        'An app has been let into your account. `grantedApps` lists it with what it may do, and ' +
        '`revokeApp` ends that. If it was not you, end it and change your password.',
    },
    de: {
      subject: 'Eine App darf für dich handeln',
      says:
        'Eine App hat Zugang zu deinem Konto bekommen. `grantedApps` zeigt sie und was sie darf, ' +
        '`revokeApp` beendet das. Wenn du das nicht warst, beende es und ändere dein Passwort.',
    },
  },
  WEBHOOK_CREATED: {
    en: {
      subject: 'A new webhook for your account',
      says:
        'A webhook was created or given another address: your events are sent there once that address ' +
        'has confirmed itself. If it was not you, delete the webhook and change your password.',
    },
    de: {
      subject: 'Ein neuer Webhook für dein Konto',
      says:
        'Ein Webhook wurde erstellt oder hat eine andere Adresse bekommen: deine Ereignisse gehen dorthin, ' +
        'sobald diese Adresse sich bestätigt hat. Wenn du das nicht warst, lösche den Webhook und ändere ' +
        'dein Passwort.',
    },
  },
};

export const CHANGE_FOOTERS: InLanguages = {
  en: 'This letter is about the safety of your account, so it cannot be turned off.',
  de: 'Dieser Brief betrifft die Sicherheit deines Kontos und lässt sich nicht abbestellen.',
};

/** The letter with a link to a page. */
export function linkLetter(
  kind: LetterKind,
  { username, language }: Pick<MailRecipient, 'username' | 'language'>,
  url: string,
): Written {
  const { subject, says, label } = LINK_LETTERS[kind][language];
  return {
    language,
    subject,
    paragraphs: [GREETINGS[language](username), says(username)],
    link: { label, url },
    footer: LINK_FOOTERS[language],
  };
}

/** The letter that tells of a change, and when it was made. */
export function changeLetter(
  kind: ChangeKind,
  { username, language, timeZone }: MailRecipient,
  at: Date,
): Written {
  const { subject, says } = CHANGE_LETTERS[kind][language];
  return {
    language,
    subject,
    paragraphs: [GREETINGS[language](username), says, `${timeText(at, timeZone, language)}.`],
    link: null,
    footer: CHANGE_FOOTERS[language],
  };
}
