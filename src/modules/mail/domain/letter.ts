const HOUR = 3600;

/** The letters about an account; each is a link to a page, which holds for some seconds. */
export const LETTERS = {
  VERIFICATION: { page: 'verify', seconds: 24 * HOUR },
  PASSWORD_RESET: { page: 'reset', seconds: HOUR },
} as const;

export type LetterKind = keyof typeof LETTERS;

/** The token of a letter's link, by its kind's key: a link that verifies resets nothing. */
export const purposeOf = (kind: LetterKind): string => `letter ${kind}`;

/** What becomes of a letter that was owed. */
export type LetterEnd = 'SENT' | 'FAILED' | 'DROPPED';

/** How often a letter is tried: for about a day. */
export const MAX_TRIES = 8;

/** How many letters of verification go to one address in a day, whoever asks for them. */
export const VERIFICATIONS_PER_DAY = 10;

/**
 * Letters that tell the owner of an account of a change which a thief would make. They carry no link and
 * no secret, name nothing that the one who made the change could choose, and cannot be unsubscribed.
 */
export const CHANGE_KINDS = [
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
  'TOKEN_CREATED',
  'APP_GRANTED',
  'WEBHOOK_CREATED',
] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** How many letters of one kind tell a user of changes within an hour: more tell nothing new. */
export const CHANGES_PER_HOUR = 5;
