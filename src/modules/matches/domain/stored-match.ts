import type { MatchOutcome, MatchSnapshot, Options, Seat } from '../../../engine/index.js';

export const MATCH_STATUSES = ['IN_PROGRESS', 'FINISHED', 'ABORTED'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** How long a turn may last; null where there is no clock. */
export interface TimeControl {
  readonly perTurnSeconds: number | null;
}

/** Who sits where. */
export interface Player {
  readonly userId: string;
  readonly isBot: boolean;
  /** The house bot that plays on for a player who left. */
  readonly substituteId: string | null;
}

/** A match as its row tells it; `snapshot` is the engine's and rebuildable from the events. */
export interface StoredMatch {
  readonly id: string;
  readonly variant: string;
  readonly preset: string;
  readonly options: Options;
  /** By seat the options that the player asked for: the creator's all, others' as named, or null. */
  readonly chosenRules: readonly (Options | null)[];
  readonly rulesVersion: number;
  readonly target: number;
  readonly rated: boolean;
  readonly timeControl: TimeControl;
  readonly commitment: Buffer;
  readonly clientSeeds: readonly string[];
  readonly players: readonly Player[];
  readonly status: MatchStatus;
  readonly version: number;
  readonly dealNumber: number;
  readonly toAct: Seat | null;
  readonly deadline: Date | null;
  readonly score: readonly number[];
  readonly snapshot: MatchSnapshot;
  readonly result: MatchOutcome | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly finishedAt: Date | null;
}

/** The seat of a user, null for an onlooker. */
export function seatOf(match: Pick<StoredMatch, 'players'>, userId: string | null): Seat | null {
  const seat = match.players.findIndex((player) => player.userId === userId);
  return seat < 0 ? null : seat;
}

/** The user who acts for a seat: the player, or the house bot that took over. */
export function actorOf(player: Player): string {
  return player.substituteId ?? player.userId;
}

/** Whether a house bot acts for a seat. */
export function isHouseBot(player: Player): boolean {
  return player.isBot || player.substituteId !== null;
}
