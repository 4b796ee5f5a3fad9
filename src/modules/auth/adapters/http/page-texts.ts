import type { InLanguages } from '../../../../platform/api/reader.js';

/** The texts of the pages behind the links of letters. */
interface PageTexts {
  readonly nothing: string;
  /** The link to where a new e-mail can be requested. */
  readonly another: string;
  readonly verify: {
    readonly title: string;
    readonly question: string;
    readonly button: string;
    readonly done: string;
  };
  readonly reset: {
    readonly title: string;
    readonly password: string;
    readonly keep: string;
    readonly button: string;
    readonly ends: string;
    readonly done: string;
    readonly stays: string;
  };
  readonly done: string;
  readonly toHome: string;
  readonly toSignIn: string;
}

export const PAGE_TEXTS: InLanguages<PageTexts> = {
  en: {
    nothing: 'This link is not valid',
    another: 'Get a new e-mail',
    verify: {
      title: 'Is this your address?',
      question: 'If the e-mail came to you, and it names you as the player:',
      button: 'This is my address',
      done: 'The address is verified.',
    },
    reset: {
      title: 'A new password',
      password: 'Password, 8 to 200 characters',
      keep: 'Keep my personal tokens and apps: programs that use them stay signed in',
      button: 'Set it',
      ends: 'You will be signed out everywhere, including programs with personal tokens and apps.',
      done: 'Your password is set. Sign in with it.',
      stays:
        'Your webhooks and push subscriptions are still there. If somebody else had your password, ' +
        'check them and remove those that are not yours.',
    },
    done: 'Done',
    toHome: 'Back to Bummerl',
    toSignIn: 'Sign in',
  },
  de: {
    nothing: 'Dieser Link ist ungültig',
    another: 'Neue E-Mail anfordern',
    verify: {
      title: 'Ist das deine Adresse?',
      question: 'Wenn die E-Mail an dich kam und sie dich mit deinem Namen nennt:',
      button: 'Das ist meine Adresse',
      done: 'Die Adresse ist bestätigt.',
    },
    reset: {
      title: 'Ein neues Passwort',
      password: 'Passwort, 8 bis 200 Zeichen',
      keep: 'Meine persönlichen Tokens und Apps behalten: Programme, die sie verwenden, bleiben angemeldet',
      button: 'Speichern',
      ends: 'Du wirst überall abgemeldet, auch Programme mit persönlichen Tokens und Apps.',
      done: 'Dein Passwort ist gespeichert. Melde dich damit an.',
      stays:
        'Deine Webhooks und Push-Abonnements sind noch da. Wenn jemand anderer dein Passwort hatte, ' +
        'prüfe sie und entferne, was nicht von dir ist.',
    },
    done: 'Erledigt',
    toHome: 'Zurück zu Bummerl',
    toSignIn: 'Anmelden',
  },
};
