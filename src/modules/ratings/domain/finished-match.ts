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
  /** Idle partners, who have what the seat has (RULES §4). */
  readonly backers: readonly string[];
}

/** All that ratings and the ledger depend on of a match that has ended. */
export interface FinishedMatch {
  readonly id: string;
  readonly variant: string;
  readonly preset: string;
  readonly rated: boolean;
  readonly seats: readonly FinishedSeat[];
}
