/** What a moderator may do to a person, from the mildest. */
export const SANCTIONS = {
  WARN: 'The person is told what was wrong.',
  MUTE: 'The person may post no texts.',
  SUSPEND: 'The person cannot use the account; running matches end.',
} as const;
export type Sanction = keyof typeof SANCTIONS;

/** The acts that lift a sanction. */
export type Lifting = 'UNMUTE' | 'UNSUSPEND';

/** The longest sanction that is not for good. */
const MOST_DAYS = 3660;
const DAY_MILLIS = 24 * 60 * 60 * 1000;

/** Whether a sanction may last until then; null is for good. */
export function isLasting(until: Date | null, now: Date): boolean {
  if (until === null) return true;
  const millis = until.getTime() - now.getTime();
  return millis > 0 && millis <= MOST_DAYS * DAY_MILLIS;
}
