import { variantOf } from '../../../engine/index.js';
import type { MatchOutcome } from '../../../engine/index.js';

/** What a match's rows say of how it ended: the view `finished_matches`. */
export interface EndedMatch {
  readonly id: string;
  readonly variant: string;
  readonly preset: string;
  readonly rated: boolean;
  readonly result: MatchOutcome | null;
  /** By seat; with the house bot that played on for a player who left. */
  readonly players: readonly { readonly userId: string; readonly substituteId: string | null }[];
  readonly backers: readonly { readonly userId: string; readonly seat: number }[];
}

/** Who sat in a seat, and how the match ended there. */
export interface FinishedSeat {
  readonly userId: string;
  /** Whether the user left and a house bot played on. */
  readonly left: boolean;
  /** From 1; level seats share the better place, partners share theirs. */
  readonly place: number;
  readonly bummerl: number;
  /** Idle partners, who have what the seat has (rules 7.3). */
  readonly backers: readonly string[];
}

/** All that ratings and the ledger depend on of a match that has ended. */
export interface FinishedMatch extends Pick<EndedMatch, 'id' | 'variant' | 'preset' | 'rated'> {
  readonly seats: readonly FinishedSeat[];
}

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
