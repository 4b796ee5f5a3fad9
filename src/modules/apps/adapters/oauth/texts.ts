import type { InLanguages } from '../../../../platform/api/reader.js';

/** The texts of the OAuth pages. */
interface Texts {
  readonly signIn: string;
  readonly signInFor: (app: string) => string;
  readonly username: string;
  readonly password: string;
  readonly secondFactor: string;
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
  readonly back: string;
  readonly backTo: (target: string) => string;
  readonly lost: string;
  readonly lostWhy: string;
}

export const TEXTS: InLanguages<Texts> = {
  en: {
    signIn: 'Sign in',
    signInFor: (app) => `The app “${app}” wants to act for you. Sign in to see what it asks for.`,
    username: 'Username',
    password: 'Password',
    secondFactor: 'Code of the second factor, or a recovery code',
    tooOften: (seconds) => `Too many tries: wait ${seconds} seconds.`,
    continue: 'Continue',
    cancel: 'Cancel',
    consent: (app) => `Let “${app}” act for you?`,
    madeBy: (owner) => `The app was registered by the user ${owner}.`,
    madeByNobody: 'The app registered itself: nobody has checked who is behind its name.',
    homepage: 'Homepage, as given by the app:',
    may: (app, user) => `If you allow it, “${app}” may, for ${user}:`,
    sentTo: (target) => `You will be sent to ${target}.`,
    onDevice: 'The permission is for the device that shows the code.',
    revocable: 'You can end this at any time.',
    allow: 'Allow',
    deny: 'Do not allow',
    device: 'Connect a device',
    enterCode: 'Enter the code that your device or program shows.',
    code: 'Code',
    wrongCode: 'This code is wrong, used or expired.',
    formExpired: 'The page had expired. Send the code once more.',
    aborted: 'You did not allow access.',
    isItYours: (app) => `The app “${app}” shows this code. Is it on your own device?`,
    onlyYours:
      'Continue only if you have just started this yourself. If somebody sent you a code or a link, ' +
      'they want to act in your name.',
    itIs: 'Yes, continue',
    itIsNot: 'No',
    done: 'Done',
    goBack: 'Your device continues by itself. You can close this page.',
    failed: 'This request cannot be answered',
    tellDeveloper: 'The app’s request is not allowed. Tell its developer:',
    back: 'Back to the app',
    backTo: (target) => `Back to ${target}, if you came from there`,
    lost: 'This page has expired',
    lostWhy: 'Go back to the app and start again.',
  },
  de: {
    signIn: 'Anmelden',
    signInFor: (app) =>
      `Die App „${app}“ möchte für dich handeln. Melde dich an, um zu sehen, worum sie bittet.`,
    username: 'Name',
    password: 'Passwort',
    secondFactor: 'Code des zweiten Faktors oder ein Wiederherstellungscode',
    tooOften: (seconds) => `Zu viele Versuche: warte ${seconds} Sekunden.`,
    continue: 'Weiter',
    cancel: 'Abbrechen',
    consent: (app) => `„${app}“ für dich handeln lassen?`,
    madeBy: (owner) => `Die App wurde von ${owner} angemeldet.`,
    madeByNobody:
      'Die App hat sich selbst angemeldet: niemand hat geprüft, wer hinter ihrem Namen steht.',
    homepage: 'Startseite laut App:',
    may: (app, user) => `Wenn du es erlaubst, darf „${app}“ für ${user}:`,
    sentTo: (target) => `Du wirst zu ${target} weitergeleitet.`,
    onDevice: 'Die Erlaubnis gilt für das Gerät, das den Code zeigt.',
    revocable: 'Du kannst das jederzeit beenden.',
    allow: 'Erlauben',
    deny: 'Nicht erlauben',
    device: 'Ein Gerät verbinden',
    enterCode: 'Gib den Code ein, den dein Gerät oder Programm zeigt.',
    code: 'Code',
    wrongCode: 'Dieser Code ist falsch, verwendet oder abgelaufen.',
    formExpired: 'Die Seite war abgelaufen. Schick den Code noch einmal ab.',
    aborted: 'Du hast keinen Zugriff erlaubt.',
    isItYours: (app) => `Die App „${app}“ zeigt diesen Code. Ist sie auf deinem eigenen Gerät?`,
    onlyYours:
      'Mach nur weiter, wenn du das gerade selbst begonnen hast. Wer dir einen Code oder Link geschickt hat, will in deinem Namen handeln.',
    itIs: 'Ja, weiter',
    itIsNot: 'Nein',
    done: 'Fertig',
    goBack: 'Dein Gerät macht von selbst weiter. Du kannst diese Seite schließen.',
    failed: 'Diese Anfrage kann nicht beantwortet werden',
    tellDeveloper: 'Die Anfrage der App ist nicht erlaubt. Teile das ihrem Entwickler mit:',
    back: 'Zurück zur App',
    backTo: (target) => `Zurück zu ${target}, wenn du von dort kommst`,
    lost: 'Diese Seite ist abgelaufen',
    lostWhy: 'Geh zurück zur App und beginne neu.',
  },
};
