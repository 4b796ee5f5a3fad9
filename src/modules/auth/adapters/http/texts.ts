import type { InLanguages } from '../../../../platform/api/language.js';

/** What the pages behind the links of letters say. */
interface Texts {
  readonly done: string;
  readonly lost: string;
  readonly lostWhy: string;
  readonly tooOften: (seconds: number) => string;
  readonly isItYours: string;
  readonly onlyYours: string;
  readonly itIs: string;
  readonly verified: string;
  readonly newPassword: string;
  readonly password: string;
  readonly keepTokens: string;
  readonly setIt: string;
  readonly signsOut: string;
  readonly passwordSet: string;
  readonly lookThrough: string;
}

export const TEXTS: InLanguages<Texts> = {
  en: {
    done: 'Done',
    lost: 'This link does nothing',
    lostWhy: 'This link is wrong, used, expired or not the newest: ask for another.',
    tooOften: (seconds) => `Too many tries: wait ${seconds} seconds.`,
    isItYours: 'Is this your address?',
    onlyYours: 'If the letter came to you, and you are the player it names:',
    itIs: 'This is my address',
    verified: 'The address is verified.',
    newPassword: 'A new password',
    password: 'Password, 8 to 200 characters',
    keepTokens: 'Keep my personal tokens and apps: programs that use them stay signed in',
    setIt: 'Set it',
    signsOut:
      'Wherever you are signed in, you will be signed out, programs with personal tokens and apps as well.',
    passwordSet: 'Your password is set. Sign in with it.',
    lookThrough:
      'Your webhooks and push subscriptions are still there. If somebody else had your password, look through ' +
      'them and remove what is not yours.',
  },
  de: {
    done: 'Fertig',
    lost: 'Dieser Link bewirkt nichts',
    lostWhy:
      'Dieser Link ist falsch, verwendet, abgelaufen oder nicht der neueste: fordere einen neuen an.',
    tooOften: (seconds) => `Zu viele Versuche: warte ${seconds} Sekunden.`,
    isItYours: 'Ist das deine Adresse?',
    onlyYours: 'Wenn der Brief an dich ging und du der Spieler bist, den er nennt:',
    itIs: 'Das ist meine Adresse',
    verified: 'Die Adresse ist bestätigt.',
    newPassword: 'Ein neues Passwort',
    password: 'Passwort, 8 bis 200 Zeichen',
    keepTokens:
      'Meine persönlichen Tokens und Apps behalten: Programme, die sie verwenden, bleiben angemeldet',
    setIt: 'Speichern',
    signsOut:
      'Du wirst überall abgemeldet, auch Programme mit persönlichen Tokens und Apps werden es.',
    passwordSet: 'Dein Passwort ist gespeichert. Melde dich damit an.',
    lookThrough:
      'Deine Webhooks und Push-Abos gibt es noch. Wenn jemand anderer dein Passwort hatte, sieh sie durch und ' +
      'entferne, was nicht von dir ist.',
  },
};
