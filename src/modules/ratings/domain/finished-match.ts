import { variantOf } from '../../../engine/index.js';
import type { MatchOutcome } from '../../../engine/index.js';

/** The end of a match as its rows have it: the view `finished_matches`. */
export interface EndedMatch {
  readonly id: string;
  readonly variant: string;
  readonly preset: string;
  readonly rated: boolean;
  readonly result: MatchOutcome | null;
  /** By seat; `substituteId` is the house bot that played on for a player who left. */
  readonly players: readonly { readonly userId: string; readonly substituteId: string | null }[];
  readonly backers: readonly { readonly userId: string; readonly seat: number }[];
}

/** The player of a seat, and how the match ended for the seat. */
export interface FinishedSeat {
  readonly userId: string;
  /** Whether the user left and a house bot played on. */
  readonly left: boolean;
  /** From 1. Seats that are level share the better place; partners share theirs. */
  readonly place: number;
  readonly bummerl: number;
  /** Idle partners, who get the result of the seat (rules 7.3). */
  readonly backers: readonly string[];
}

/** Everything about a finished match on which ratings and the ledger depend. */
export interface FinishedMatch extends Pick<EndedMatch, 'id' | 'variant' | 'preset' | 'rated'> {
  readonly seats: readonly FinishedSeat[];
}

/** The players who win and lose together; one player in a game without sides. */
export interface Side {
  readonly seats: readonly FinishedSeat[];
  /** Lower is better; `LAST` is worse than every real place. */
  readonly rank: number;
}

/** The rank of every player who left. */
export const LAST = Number.MAX_SAFE_INTEGER;

/** The sides of a match with their ranks; a side that everyone has left is last. */
export function sidesOf({ variant, seats }: FinishedMatch): Side[] {
  const partners = variantOf(variant)?.match.sides ?? seats.map((_, seat) => [seat]);
  return partners.map((side) => rankedSide(side.map((seat) => seats[seat]!)));
}

function rankedSide(seats: readonly FinishedSeat[]): Side {
  return { seats, rank: seats.every(({ left }) => left) ? LAST : seats[0]!.place };
}

/** The rank of a player: that of the side, but `LAST` for a player who left. */
export const rankIn = (side: Side, seat: FinishedSeat): number => (seat.left ? LAST : side.rank);
