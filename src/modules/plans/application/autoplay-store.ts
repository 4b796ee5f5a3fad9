import type { Autoplay } from '../../matches/application/index.js';
import type { Transaction } from '../../../platform/database/database.js';

/** A forced action that has been held back long enough. */
export interface DueAnswer {
  readonly matchId: string;
  readonly version: number;
  readonly seat: number;
  readonly userId: string;
  /** Whether the player still plays the seat and wants forced actions played. */
  readonly isWanted: boolean;
}

/** Where the settings of `autoplay` live, and what is due by them. */
export abstract class AutoplayStore {
  /** For a match, or with null the user's default. */
  abstract set(
    userId: string,
    matchId: string | null,
    autoplay: Autoplay,
    transaction: Transaction,
  ): Promise<void>;

  abstract defaultOf(userId: string): Promise<Autoplay>;
  /** What holds for the user in some matches: what was said for the match, else the default. */
  abstract inMatches(
    userId: string,
    matchIds: readonly string[],
  ): Promise<ReadonlyMap<string, Autoplay>>;

  /** Longest due first; the same again until it is settled or put off. */
  abstract due(limit: number): Promise<DueAnswer[]>;
  abstract settle(answer: DueAnswer): Promise<void>;
  /** Tries again in a minute, then two, four … an hour: one that fails does not keep the others back. */
  abstract putOff(answer: DueAnswer): Promise<void>;
}
