import type { InLanguages } from '../../../../platform/api/reader.js';

/** What the pages of OAuth say. */
interface Texts {
  readonly signIn: string;
  readonly signInFor: (app: string) => string;
  readonly username: string;
  readonly password: string;
  readonly wrong: string;
  readonly tooOften: (seconds: number) => string;
  readonly continue: string;
  readonly cancel: string;
  readonly consent: (app: string) => string;
  readonly madeBy: (owner: string) => string;
  readonly madeByNobody: string;
  readonly homepage: string;
  readonly may: (app: string, user: string) => string;
  readonly sentTo: (target: string) => string;
  readonly onDevice: string;
  readonly revocable: string;
  readonly allow: string;
  readonly deny: string;
  readonly device: string;
  readonly enterCode: string;
  readonly code: string;
  readonly wrongCode: string;
  readonly formExpired: string;
  readonly aborted: string;
  readonly isItYours: (app: string) => string;
  readonly onlyYours: string;
  readonly itIs: string;
  readonly itIsNot: string;
  readonly done: string;
  readonly goBack: string;
  readonly failed: string;
  readonly tellDeveloper: string;
  readonly lost: string;
  readonly lostWhy: string;
}

export const TEXTS: InLanguages<Texts> = {
  en: {
    signIn: 'Sign in',
    signInFor: (app) => `The app “${app}” wants to act for you. Sign in to see what it asks for.`,
    username: 'Username',
    password: 'Password',
    wrong: 'The username or the password is wrong.',
    tooOften: (seconds) => `Too many tries: wait ${seconds} seconds.`,
    continue: 'Continue',
    cancel: 'Cancel',
    consent: (app) => `Let “${app}” act for you?`,
    madeBy: (owner) => `The app was registered by the user ${owner}.`,
    madeByNobody: 'The app has registered itself: nobody here vouches for its name.',
    homepage: 'Its homepage, as it says:',
    may: (app, user) => `If you allow it, “${app}” may, for ${user}:`,
    sentTo: (target) => `You will be sent to ${target}.`,
    onDevice: 'It is for the device on which you saw the code.',
    revocable: 'You can end this at any time.',
    allow: 'Allow',
    deny: 'Do not allow',
    device: 'Connect a device',
    enterCode: 'Enter the code that your device or program shows.',
    code: 'Code',
    wrongCode: 'This code is wrong, used or expired.',
    formExpired: 'The page had expired. Send the code once more.',
    aborted: 'Nothing was allowed.',
    isItYours: (app) => `The app “${app}” shows this code. Is it on your own device?`,
    onlyYours:
      'Go on only if you have just begun this yourself. Whoever sent you a code or a link wants to act in your name.',
    itIs: 'Yes, go on',
    itIsNot: 'No',
    done: 'Done',
    goBack: 'Your device goes on by itself. You can close this page.',
    failed: 'This request cannot be answered',
    tellDeveloper: 'The app has asked for something that it may not ask for. Tell its developer:',
    lost: 'This page has expired',
    lostWhy: 'Go back to the app and begin again.',
  },
  de: {
    signIn: 'Anmelden',
    signInFor: (app) =>
      `Die App „${app}“ möchte für dich handeln. Melde dich an, um zu sehen, worum sie bittet.`,
    username: 'Benutzername',
    password: 'Passwort',
    wrong: 'Der Benutzername oder das Passwort ist falsch.',
    tooOften: (seconds) => `Zu viele Versuche: warte ${seconds} Sekunden.`,
    continue: 'Weiter',
    cancel: 'Abbrechen',
    consent: (app) => `„${app}“ für dich handeln lassen?`,
    madeBy: (owner) => `Die App wurde von ${owner} angemeldet.`,
    madeByNobody: 'Die App hat sich selbst angemeldet: niemand hier bürgt für ihren Namen.',
    homepage: 'Ihre Startseite, wie sie sagt:',
    may: (app, user) => `Wenn du es erlaubst, darf „${app}“ für ${user}:`,
    sentTo: (target) => `Du wirst zu ${target} weitergeleitet.`,
    onDevice: 'Es gilt für das Gerät, auf dem du den Code gesehen hast.',
    revocable: 'Du kannst das jederzeit beenden.',
    allow: 'Erlauben',
    deny: 'Nicht erlauben',
    device: 'Ein Gerät verbinden',
    enterCode: 'Gib den Code ein, den dein Gerät oder Programm zeigt.',
    code: 'Code',
    wrongCode: 'Dieser Code ist falsch, verwendet oder abgelaufen.',
    formExpired: 'Die Seite war abgelaufen. Schick den Code noch einmal ab.',
    aborted: 'Nichts wurde erlaubt.',
    isItYours: (app) => `Die App „${app}“ zeigt diesen Code. Ist sie auf deinem eigenen Gerät?`,
    onlyYours:
      'Mach nur weiter, wenn du das gerade selbst begonnen hast. Wer dir einen Code oder Link geschickt hat, will in deinem Namen handeln.',
    itIs: 'Ja, weiter',
    itIsNot: 'Nein',
    done: 'Fertig',
    goBack: 'Dein Gerät macht von selbst weiter. Du kannst diese Seite schließen.',
    failed: 'Diese Anfrage kann nicht beantwortet werden',
    tellDeveloper:
      'Die App hat um etwas gebeten, worum sie nicht bitten darf. Sag ihrem Entwickler:',
    lost: 'Diese Seite ist abgelaufen',
    lostWhy: 'Geh zurück zur App und beginne neu.',
  },
};
