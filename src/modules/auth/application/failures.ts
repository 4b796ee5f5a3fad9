import { failuresOf } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';
import { passwordProblem } from '../domain/password.js';

/** Why signing in, or a request about passwords, addresses and tokens, is refused. */
export const AUTH_FAILURES = {
  PASSWORD_INVALID: {
    en: 'A password is valid Unicode text without NUL characters.',
    de: 'Ein Passwort ist gültiger Unicode-Text ohne NUL-Zeichen.',
    todo: 'Send the password as valid Unicode, without NUL.',
  },
  PASSWORD_TOO_SHORT: {
    en: 'A password has at least 8 characters.',
    de: 'Ein Passwort hat mindestens 8 Zeichen.',
    todo: 'Ask the user for a longer password.',
  },
  PASSWORD_TOO_LONG: {
    en: 'A password has at most 200 characters.',
    de: 'Ein Passwort hat höchstens 200 Zeichen.',
    todo: 'Ask the user for a shorter password.',
  },
  PASSWORD_TOO_COMMON: {
    en: 'This password is too common and easy to guess.',
    de: 'Dieses Passwort ist zu verbreitet und leicht zu erraten.',
    todo: 'Ask the user for another password.',
  },
  INVALID_CREDENTIALS: {
    en: 'The username or the password is wrong.',
    de: 'Der Name oder das Passwort ist falsch.',
    todo: 'Ask the user again. Do not repeat the same password automatically: wrong attempts are counted.',
  },
  SECOND_FACTOR_REQUIRED: {
    en: 'This account has two-factor sign-in: give the code, too.',
    de: 'Dieses Konto hat die Anmeldung in zwei Schritten: gib auch den Code an.',
    todo: 'Ask the user for the code of the second factor, and send it as `code` with the same password.',
  },
  SECOND_FACTOR_WRONG: {
    en: 'The code is wrong, or was used before.',
    de: 'Der Code ist falsch oder wurde schon verwendet.',
    todo: 'Ask the user for the next code: each works once. Wrong codes are counted.',
  },
  SECOND_FACTOR_ON: {
    en: 'Two-factor sign-in is already on.',
    de: 'Die Anmeldung in zwei Schritten ist schon eingeschaltet.',
    todo: 'Turn it off first, with `turnOffSecondFactor`.',
  },
  SECOND_FACTOR_OFF: {
    en: 'Two-factor sign-in is off.',
    de: 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
    todo: 'Do nothing: it is off.',
  },
  SECOND_FACTOR_NOT_BEGUN: {
    en: 'There is no new second factor to confirm.',
    de: 'Es gibt keinen neuen zweiten Faktor zu bestätigen.',
    todo: 'Begin with `beginSecondFactor`.',
  },
  INVALID_REFRESH_TOKEN: {
    en: 'This refresh token is wrong or expired, or its session has ended: sign in again.',
    de: 'Dieses Refresh-Token ist falsch oder abgelaufen, oder seine Sitzung ist beendet: melde dich neu an.',
    todo: 'Delete the tokens and ask the user to sign in.',
  },
  REFRESH_TOKEN_REUSED: {
    en: 'This refresh token was used before, so its session has ended: sign in again.',
    de: 'Dieses Refresh-Token wurde schon verwendet, daher ist seine Sitzung beendet: melde dich neu an.',
    todo: 'Delete the tokens and ask the user to sign in. Refresh in one place only, and store the new token before you use it.',
  },
  INVALID_RESET_TOKEN: {
    en: 'This link is wrong, used, expired or not the newest: request a new one.',
    de: 'Dieser Link ist falsch, verwendet, abgelaufen oder nicht der neueste: fordere einen neuen an.',
    todo: 'Offer `requestPasswordReset`.',
  },
  INVALID_VERIFICATION_TOKEN: {
    en: 'This link is wrong, used, expired or not the newest: request a new one.',
    de: 'Dieser Link ist falsch, verwendet, abgelaufen oder nicht der neueste: fordere einen neuen an.',
    todo: 'Offer `sendVerification`.',
  },
  EMAIL_TAKEN: {
    en: 'Another account has this address, and has verified it.',
    de: 'Ein anderes Konto hat diese Adresse und hat sie bestätigt.',
    todo: 'Ask the user for another address.',
  },
  NO_EMAIL: {
    en: 'You have given no e-mail address.',
    de: 'Du hast keine E-Mail-Adresse angegeben.',
    todo: 'Set one first, with `changeEmail`.',
  },
  EMAIL_VERIFIED: {
    en: 'Your e-mail address is already verified.',
    de: 'Deine E-Mail-Adresse ist schon bestätigt.',
    todo: 'Do nothing: the address is verified.',
  },
  TOKEN_NAME_INVALID: {
    en: 'A token has a name of 1 to 60 printable characters.',
    de: 'Ein Token hat einen Namen aus 1 bis 60 druckbaren Zeichen.',
    todo: 'Send another name.',
  },
  TOKEN_SCOPES_INVALID: {
    en: 'A token has at least one scope, and only existing ones.',
    de: 'Ein Token hat mindestens einen Scope, und nur solche, die es gibt.',
    todo: 'Send at least one scope from the type `Scope`.',
  },
  TOKEN_EXPIRY_INVALID: {
    en: 'A token expires in the future, within ten years.',
    de: 'Ein Token läuft in der Zukunft ab, innerhalb von zehn Jahren.',
    todo: 'Send a time within these limits, or none.',
  },
  TOO_MANY_TOKENS: {
    en: 'You have 50 tokens: revoke one first.',
    de: 'Du hast 50 Tokens: widerrufe zuerst eines.',
    todo: 'Revoke one with `revokeApiToken`.',
  },
  TOKEN_NOT_FOUND: {
    en: 'You have no such token.',
    de: 'Du hast kein solches Token.',
    todo: 'Read `apiTokens` again: it may have been revoked.',
  },
};

export type AuthFailure = Failure<keyof typeof AUTH_FAILURES>;

/** The failure of a code, about one field of the input. */
export const authFailure = failuresOf('accounts', AUTH_FAILURES);

/** What is wrong with a new password, in the input's `field`. */
export function passwordFailures(password: string, username: string, field: string): AuthFailure[] {
  const problem = passwordProblem(password, username);
  return problem ? [authFailure(problem, field)] : [];
}
