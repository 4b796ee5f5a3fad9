const HOUR = 3600;

/** The letters about an account; each is a link to a page, which holds for some seconds. */
export const LETTERS = {
  VERIFICATION: {
    page: 'verify',
    seconds: 24 * HOUR,
    subject: 'Is this your address?',
    says: (username: string) =>
      `The player ${username} at Bummerl has given this address. If that is you, say so on this page, within 24 hours:`,
    label: 'This is my address',
  },
  PASSWORD_RESET: {
    page: 'reset',
    seconds: HOUR,
    subject: 'A new password',
    says: (username: string) =>
      `Somebody has asked for a new password for ${username}. If it was you, choose one on this page, within an hour:`,
    label: 'Choose a new password',
  },
} as const;

export type LetterKind = keyof typeof LETTERS;

/** What becomes of a letter that was owed. */
export type LetterEnd = 'SENT' | 'FAILED' | 'DROPPED';

export const LETTER_FOOTER =
  'If it was not you, do nothing: without the link nothing changes, and nobody else has it.';

/** For how many seconds a letter rests after each try; about a day in all, then it has failed. */
export const RESTS: readonly number[] = [60, 300, 900, 1 * HOUR, 3 * HOUR, 7 * HOUR, 13 * HOUR];

/** How often a letter is tried. */
export const MAX_TRIES = RESTS.length + 1;

/** How many letters of verification go to one address in a day, whoever asks for them. */
export const VERIFICATIONS_PER_DAY = 10;
