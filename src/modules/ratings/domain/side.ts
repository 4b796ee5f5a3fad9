import { variantOf } from '../../../engine/index.js';
import type { FinishedMatch, FinishedSeat } from './finished-match.js';

/** Players who win and lose together; everywhere but in games of sides one player. */
export interface Side {
  readonly seats: readonly FinishedSeat[];
  /** Lower is better; no place that can be reached at the table is as bad as `LAST`. */
  readonly rank: number;
}

/** Where whoever left ends, level with everybody else who left. */
export const LAST = Number.MAX_SAFE_INTEGER;

/** The sides of a match, ranked as it ended; a side that everyone has left is last. */
export function sidesOf({ variant, seats }: FinishedMatch): Side[] {
  const partners = variantOf(variant)?.match.sides ?? seats.map((_, seat) => [seat]);
  return partners.map((side) => rankedSide(side.map((seat) => seats[seat]!)));
}

function rankedSide(seats: readonly FinishedSeat[]): Side {
  return { seats, rank: seats.every(({ left }) => left) ? LAST : seats[0]!.place };
}

/** How a player of the side ended: with the side, or last after leaving a partner behind. */
export const rankIn = (side: Side, seat: FinishedSeat): number => (seat.left ? LAST : side.rank);
