/** The bounds of a reason that a moderator or an admin gives, in characters. */
export const MIN_REASON = 3;
export const MAX_REASON = 1000;
