import { failuresOf } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';

/** Why a request about apps is refused. */
const APP_FAILURES = {
  APP_NAME_INVALID: {
    en: 'The name of an app has 1 to 50 visible characters and single spaces, letters of one script, and does not look like the name of this service.',
    de: 'Der Name einer App hat 1 bis 50 sichtbare Zeichen und einzelne Leerzeichen, Buchstaben einer einzigen Schrift, und sieht nicht wie der Name dieses Dienstes aus.',
    todo: 'Send another name.',
  },
  APP_NAME_TAKEN: {
    en: 'You have an app with this name.',
    de: 'Du hast schon eine App mit diesem Namen.',
    todo: 'Check `apps`: you may have created it already, and lost the answer. Otherwise send another name.',
  },
  APP_HOMEPAGE_INVALID: {
    en: 'A homepage is an https address of at most 500 characters, without user, password and #.',
    de: 'Eine Startseite ist eine https-Adresse mit höchstens 500 Zeichen, ohne Namen, Passwort und #.',
    todo: 'Send another address, or none.',
  },
  APP_REDIRECT_URIS_INVALID: {
    en: 'An app has 1 to 10 redirect URIs: https, http://127.0.0.1, http://[::1] or http://localhost, or a private scheme with a dot; without user, password, # and *.',
    de: 'Eine App hat 1 bis 10 Redirect-URIs: https, http://127.0.0.1, http://[::1] oder http://localhost, oder ein eigenes Schema mit Punkt; ohne Namen, Passwort, # und *.',
    todo: 'Send other addresses.',
  },
  TOO_MANY_APPS: {
    en: 'You have 20 apps: delete one first.',
    de: 'Du hast 20 Apps: lösche zuerst eine.',
    todo: 'Delete one with `deleteApp`.',
  },
  APP_NOT_FOUND: {
    en: 'You have no such app.',
    de: 'Du hast keine solche App.',
    todo: 'Read `apps` or `grantedApps` again: it may have been deleted or revoked.',
  },
  APP_IS_PUBLIC: {
    en: 'A public app has no secret.',
    de: 'Eine öffentliche App hat kein Geheimnis.',
    todo: 'Use the app without a secret, or create another with `isConfidential: true` for a server.',
  },
};

export type AppFailure = Failure<keyof typeof APP_FAILURES>;

/** The failure of a code, about one field of the input. */
export const appFailure = failuresOf('apps', APP_FAILURES);
