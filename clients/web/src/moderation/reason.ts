/** How long the reason of a moderator is. */
export const MOST_REASON = 1000;
const LEAST_REASON = 3;

export const isReason = (text: string): boolean => text.trim().length >= LEAST_REASON;
