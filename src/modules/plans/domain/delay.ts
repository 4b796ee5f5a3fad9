/** The shortest and the longest that a forced action is held back, in seconds. */
export const SHORTEST_DELAY = 60;
export const LONGEST_DELAY = 1200;

/**
 * How long a forced action is held back, from a chance of 0 ≤ x < 1: as likely between one and two
 * minutes as between five and ten, as people's answers are. The deadline bounds it when it is written.
 */
export function hidingDelay(chance: number): number {
  return Math.round(SHORTEST_DELAY * (LONGEST_DELAY / SHORTEST_DELAY) ** chance);
}
