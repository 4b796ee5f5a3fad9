/**
 * A side's tricks and its marriages that count with the next one, in one number. Where nothing is pending it is
 * the number of tricks.
 */
import type { MarriageView, Seat } from '../../engine/index.js';

/** Added for a side without a trick that has something pending; keeps the number below one. */
const NO_TRICK = -128 << 5;

/** Whether the side has taken a trick. */
export const hasTrick = (tricks: number): boolean => tricks > 0;

/**
 * The card points that wait for the side's next trick. They are stored above the five bits of the tricks, and
 * are a hundred at most.
 */
export const pendingIn = (tricks: number): number => (tricks >> 5) & 127;

/** The same number with more pending card points. */
export function withPending(tricks: number, points: number): number {
  if (points === 0) return tricks;
  return (tricks === 0 ? NO_TRICK : tricks) + (points << 5);
}

/** The card points of a seat's marriages that wait for a trick. */
export const pendingOf = (marriages: readonly MarriageView[], seat: Seat): number =>
  marriages.reduce(
    (sum, marriage) =>
      marriage.isPending && marriage.seat === seat ? sum + marriage.cardPoints : sum,
    0,
  );
