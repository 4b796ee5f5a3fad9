import { failuresOf } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';
import { passwordProblem } from '../domain/password.js';

/** What can go wrong with signing in; the texts are the messages, and the documentation's. */
export const AUTH_FAILURES = {
  PASSWORD_INVALID: 'A password holds whole characters, and no NUL.',
  PASSWORD_TOO_SHORT: 'A password has at least 8 characters.',
  PASSWORD_TOO_LONG: 'A password has at most 200 characters.',
  PASSWORD_TOO_COMMON: 'This password is among the first that anyone would try.',
  INVALID_CREDENTIALS: 'The username or the password is wrong.',
  INVALID_REFRESH_TOKEN:
    'This refresh token is wrong or expired, or its session has ended: sign in again.',
  REFRESH_TOKEN_REUSED:
    'This refresh token had been used before, so its session has ended: sign in again.',
  INVALID_RESET_TOKEN: 'This link is wrong, used, expired or not the newest: ask for another.',
  INVALID_VERIFICATION_TOKEN:
    'This link is wrong, used, expired or not the newest: ask for another.',
  EMAIL_TAKEN: 'Another account has this address, and has verified it.',
  NO_EMAIL: 'You have given no e-mail address.',
  EMAIL_VERIFIED: 'Your e-mail address is verified.',
  TOKEN_NAME_INVALID: 'A token has a name of 1 to 60 printable characters.',
  TOKEN_SCOPES_INVALID: 'A token has one or more of: read, play, account.',
  TOKEN_EXPIRY_INVALID: 'A token expires in the future, within ten years.',
  TOO_MANY_TOKENS: 'You have 50 tokens: revoke one first.',
  TOKEN_NOT_FOUND: 'You have no such token.',
} as const;

export type AuthFailure = Failure<keyof typeof AUTH_FAILURES>;

/** The failure of a code, about one field of the input. */
export const authFailure = failuresOf(AUTH_FAILURES);

/** What is wrong with a new password, in the input's `field`. */
export function passwordFailures(password: string, username: string, field: string): AuthFailure[] {
  const problem = passwordProblem(password, username);
  return problem ? [authFailure(problem, field)] : [];
}
