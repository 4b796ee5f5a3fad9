import type { InLanguages, Language } from '../../../platform/api/reader.js';
import { timeText } from '../../../platform/time-text.js';
import type { ChangeKind, LinkKind } from '../domain/letter.js';
import type { EmailContent } from './render-email.js';

/** The recipient of an e-mail. */
export interface MailRecipient {
  readonly username: string;
  readonly language: Language;
  /** The IANA name of the time zone in which times are written. */
  readonly timeZone: string;
}

/** The first line of e-mails. */
export const GREETINGS: InLanguages<(username: string) => string> = {
  en: (username) => `Hello ${username},`,
  de: (username) => `Hallo ${username},`,
};

interface LinkText {
  readonly subject: string;
  readonly body: (username: string) => string;
  readonly label: string;
}

/** The texts of letters with a link to a page. */
export const LINK_EMAILS: Readonly<Record<LinkKind, InLanguages<LinkText>>> = {
  VERIFICATION: {
    en: {
      subject: 'Is this your address?',
      body: (username) =>
        `The player ${username} at Bummerl has given this address. If that is you, confirm it on this ` +
        'page within 24 hours:',
      label: 'This is my address',
    },
    de: {
      subject: 'Ist das deine Adresse?',
      body: (username) =>
        `${username} hat bei Bummerl diese Adresse angegeben. Wenn du das bist, bestätige es innerhalb von 24 Stunden auf dieser Seite:`,
      label: 'Das ist meine Adresse',
    },
  },
  PASSWORD_RESET: {
    en: {
      subject: 'A new password',
      body: (username) =>
        `Somebody has requested a new password for ${username}. If it was you, choose one on this page ` +
        'within an hour:',
      label: 'Choose a new password',
    },
    de: {
      subject: 'Ein neues Passwort',
      body: (username) =>
        `Jemand hat ein neues Passwort für ${username} angefordert. Wenn du das warst, wähle es innerhalb einer Stunde auf dieser Seite:`,
      label: 'Neues Passwort wählen',
    },
  },
};

export const LINK_FOOTERS: InLanguages = {
  en: 'If it was not you, do nothing: nothing changes without the link, and only you have it.',
  de: 'Wenn du das nicht warst, tu nichts: ohne den Link ändert sich nichts, und nur du hast ihn.',
};

interface ChangeText {
  readonly subject: string;
  readonly body: string;
}

const RESET: InLanguages = {
  en: 'If it was not you, request a new password at once: that ends all sessions and tokens.',
  de: 'Wenn du das nicht warst, fordere sofort ein neues Passwort an: das beendet alle Sitzungen und Tokens.',
};

/** The texts of letters about a change. */
export const CHANGE_EMAILS: Readonly<Record<ChangeKind, InLanguages<ChangeText>>> = {
  PASSWORD_CHANGED: {
    en: {
      subject: 'Your password was changed',
      body: `The password of your account has been changed. All other sessions have ended. ${RESET.en}`,
    },
    de: {
      subject: 'Dein Passwort wurde geändert',
      body: `Das Passwort deines Kontos wurde geändert. Alle anderen Sitzungen sind beendet. ${RESET.de}`,
    },
  },
  EMAIL_CHANGED: {
    en: {
      subject: 'Your address was changed',
      body:
        'This address no longer belongs to your account: it was replaced by another one or removed. ' +
        'If it was not you, sign in, change your password and set your address again. If you cannot ' +
        'sign in, write to the operator of this service.',
    },
    de: {
      subject: 'Deine Adresse wurde geändert',
      body:
        'Diese Adresse gehört nicht mehr zu deinem Konto: sie wurde durch eine andere ersetzt oder ' +
        'entfernt. Wenn du das nicht warst, melde dich an, ändere dein Passwort und trage deine Adresse ' +
        'wieder ein. Wenn du dich nicht anmelden kannst, schreib dem Betreiber dieses Dienstes.',
    },
  },
  TOKEN_CREATED: {
    en: {
      subject: 'A new token for your account',
      body: `Somebody has created a personal token. A program with this token can act for you. ${RESET.en}`,
    },
    de: {
      subject: 'Ein neues Token für dein Konto',
      body: `Ein persönliches Token wurde erstellt. Ein Programm mit diesem Token kann für dich handeln. ${RESET.de}`,
    },
  },
  APP_GRANTED: {
    en: {
      subject: 'An app may act for you',
      body:
        'An app has been given access to your account. `grantedApps` shows it and what it may do; ' +
        '`revokeApp` ends its access. If it was not you, end the access and change your password.',
    },
    de: {
      subject: 'Eine App darf für dich handeln',
      body:
        'Eine App hat Zugang zu deinem Konto bekommen. `grantedApps` zeigt die App und ihre Rechte; ' +
        '`revokeApp` beendet den Zugang. Wenn du das nicht warst, beende den Zugang und ändere dein ' +
        'Passwort.',
    },
  },
  PUSH_ADDED: {
    en: {
      subject: 'A program gets your notifications',
      body:
        'An app, or a program with a personal token, has had a device or an address added to which your ' +
        'notifications are pushed. The settings list it, and you can remove it there. If it was not you, end ' +
        'the access of the app or revoke the token.',
    },
    de: {
      subject: 'Ein Programm bekommt deine Benachrichtigungen',
      body:
        'Eine App oder ein Programm mit einem persönlichen Token hat ein Gerät oder eine Adresse hinzugefügt, an ' +
        'die deine Benachrichtigungen geschickt werden. In den Einstellungen ist es aufgelistet und lässt sich ' +
        'dort entfernen. Wenn du das nicht warst, beende den Zugang der App oder widerrufe das Token.',
    },
  },
  NAME_CHANGED: {
    en: {
      subject: 'Your name was changed',
      body:
        'Your account has another name: the one above. Nobody else can take the old name for 90 days, and ' +
        `it still leads to you. ${RESET.en}`,
    },
    de: {
      subject: 'Dein Name wurde geändert',
      body:
        'Dein Konto hat einen anderen Namen: den oben. 90 Tage lang kann niemand sonst den alten Namen nehmen, ' +
        `und er führt weiter zu dir. ${RESET.de}`,
    },
  },
  DELETION_ASKED: {
    en: {
      subject: 'Your account will be deleted',
      body:
        'You have asked that your account be deleted. It is signed out everywhere, and plays no more. It ends on the ' +
        'day below. Until then it is enough to sign in: that takes it back. If it was not you, sign in and change ' +
        'your password.',
    },
    de: {
      subject: 'Dein Konto wird gelöscht',
      body:
        'Du hast verlangt, dass dein Konto gelöscht wird. Es ist überall abgemeldet und spielt nicht weiter. Es endet ' +
        'an dem Tag unten. Bis dahin genügt es, dich anzumelden: das nimmt es zurück. Wenn du das nicht warst, melde ' +
        'dich an und ändere dein Passwort.',
    },
  },
  DELETION_WITHDRAWN: {
    en: {
      subject: 'Your account will not be deleted',
      body: `Somebody has signed in, and so your account stays. ${RESET.en}`,
    },
    de: {
      subject: 'Dein Konto wird nicht gelöscht',
      body: `Jemand hat sich angemeldet, und darum bleibt dein Konto. ${RESET.de}`,
    },
  },
  SECOND_FACTOR_TURNED_ON: {
    en: {
      subject: 'Two-factor sign-in is on',
      body: `From now on signing in takes a code, too. All other sessions have ended. ${RESET.en} The operator can turn it off.`,
    },
    de: {
      subject: 'Die Anmeldung in zwei Schritten ist an',
      body: `Ab jetzt braucht die Anmeldung auch einen Code. Alle anderen Sitzungen sind beendet. ${RESET.de} Abschalten kann das der Betreiber.`,
    },
  },
  SECOND_FACTOR_TURNED_OFF: {
    en: {
      subject: 'Two-factor sign-in is off',
      body: `From now on the password alone is enough to sign in. ${RESET.en}`,
    },
    de: {
      subject: 'Die Anmeldung in zwei Schritten ist aus',
      body: `Ab jetzt genügt zur Anmeldung das Passwort allein. ${RESET.de}`,
    },
  },
  RECOVERY_CODES_RENEWED: {
    en: {
      subject: 'Your recovery codes were renewed',
      body: `Your account has new recovery codes for two-factor sign-in. The old ones do not work any more. ${RESET.en}`,
    },
    de: {
      subject: 'Deine Wiederherstellungscodes wurden erneuert',
      body: `Dein Konto hat neue Wiederherstellungscodes für die Anmeldung in zwei Schritten. Die alten gelten nicht mehr. ${RESET.de}`,
    },
  },
  WEBHOOK_CREATED: {
    en: {
      subject: 'A new webhook for your account',
      body:
        'A webhook was created, or its address was changed. Your events are sent to its address as soon ' +
        'as that address has been confirmed. If it was not you, delete the webhook and change your ' +
        'password.',
    },
    de: {
      subject: 'Ein neuer Webhook für dein Konto',
      body:
        'Ein Webhook wurde erstellt, oder seine Adresse wurde geändert. Deine Ereignisse gehen an seine ' +
        'Adresse, sobald sie bestätigt ist. Wenn du das nicht warst, lösche den Webhook und ändere dein ' +
        'Passwort.',
    },
  },
};

export const CHANGE_FOOTERS: InLanguages = {
  en: 'This e-mail is about the security of your account. You cannot unsubscribe from it.',
  de: 'Diese E-Mail betrifft die Sicherheit deines Kontos und lässt sich nicht abbestellen.',
};

/** A letter with a link to a page. */
export function letterWithLink(
  kind: LinkKind,
  { username, language }: Pick<MailRecipient, 'username' | 'language'>,
  url: string,
): EmailContent {
  const { subject, body, label } = LINK_EMAILS[kind][language];
  return {
    language,
    subject,
    paragraphs: [GREETINGS[language](username), body(username)],
    link: { label, url },
    footer: LINK_FOOTERS[language],
  };
}

/** A letter about a change, with its time. */
export function letterOfChange(
  kind: ChangeKind,
  { username, language, timeZone }: MailRecipient,
  at: Date,
): EmailContent {
  const { subject, body } = CHANGE_EMAILS[kind][language];
  return {
    language,
    subject,
    paragraphs: [GREETINGS[language](username), body, `${timeText(at, timeZone, language)}.`],
    link: null,
    footer: CHANGE_FOOTERS[language],
  };
}
