/** What can go wrong with signing in; the texts are the messages, and the documentation's. */
export const AUTH_FAILURES = [
  { code: 'PASSWORD_INVALID', meaning: 'A password holds whole characters, and no NUL.' },
  { code: 'PASSWORD_TOO_SHORT', meaning: 'A password has at least 8 characters.' },
  { code: 'PASSWORD_TOO_LONG', meaning: 'A password has at most 200 characters.' },
  {
    code: 'PASSWORD_TOO_COMMON',
    meaning: 'This password is among the first that anyone would try.',
  },
  { code: 'INVALID_CREDENTIALS', meaning: 'The username or the password is wrong.' },
  {
    code: 'INVALID_REFRESH_TOKEN',
    meaning: 'This refresh token is wrong or expired, or its session has ended: sign in again.',
  },
  {
    code: 'REFRESH_TOKEN_REUSED',
    meaning: 'This refresh token had been used before, so its session has ended: sign in again.',
  },
  {
    code: 'INVALID_RESET_TOKEN',
    meaning: 'This link is wrong, used, expired or not the newest: ask for another.',
  },
  {
    code: 'INVALID_VERIFICATION_TOKEN',
    meaning: 'This link is wrong, used, expired or not the newest: ask for another.',
  },
  { code: 'EMAIL_TAKEN', meaning: 'Another account has this address, and has verified it.' },
  { code: 'NO_EMAIL', meaning: 'You have given no e-mail address.' },
  { code: 'EMAIL_VERIFIED', meaning: 'Your e-mail address is verified.' },
  { code: 'TOKEN_NAME_INVALID', meaning: 'A token has a name of 1 to 60 printable characters.' },
  { code: 'TOKEN_SCOPES_INVALID', meaning: 'A token has one or more of: read, play, account.' },
  { code: 'TOKEN_EXPIRY_INVALID', meaning: 'A token expires in the future, within ten years.' },
  { code: 'TOO_MANY_TOKENS', meaning: 'You have 50 tokens: revoke one first.' },
  { code: 'TOKEN_NOT_FOUND', meaning: 'You have no such token.' },
] as const;

export type AuthFailureCode = (typeof AUTH_FAILURES)[number]['code'];
