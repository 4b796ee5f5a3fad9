const HOUR = 3600;

/** The letters with a link to a page, and for how many seconds the link works. */
export const LINK_LETTERS = {
  VERIFICATION: { page: 'verify', seconds: 24 * HOUR },
  PASSWORD_RESET: { page: 'reset', seconds: HOUR },
} as const;

export type LinkKind = keyof typeof LINK_LETTERS;

/**
 * The purpose of the token in a link. It contains the kind, so that a link for verification cannot reset a
 * password.
 */
export const purposeOf = (kind: LinkKind): string => `letter ${kind}`;

/** The seconds from one attempt to the next: eight attempts in about a day. */
export const LETTER_WAITS: readonly number[] = [60, 240, 960, 3840, 15_360, 32_400, 32_400];

/** How many e-mails for verification go to one address in a day, for all users together. */
export const VERIFICATIONS_PER_DAY = 10;

/**
 * E-mails to the owner of an account about changes that a thief would make. They have no link, no secret, and
 * no text that the person who made the change could choose. Nobody can unsubscribe from them.
 */
export const CHANGE_KINDS = [
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
  'TOKEN_CREATED',
  'APP_GRANTED',
  'WEBHOOK_CREATED',
  'PUSH_ADDED',
  'NAME_CHANGED',
  'DELETION_ASKED',
  'DELETION_WITHDRAWN',
  'SECOND_FACTOR_TURNED_ON',
  'SECOND_FACTOR_TURNED_OFF',
  'RECOVERY_CODES_RENEWED',
] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** How many e-mails of one kind a user gets within an hour; more would say nothing new. */
export const CHANGES_PER_HOUR = 5;
