import type { MatchOutcome, MatchSnapshot, Options, Seat } from '../../../engine/index.js';
import type { Banks, TimeControl } from '../../clock/domain/index.js';

export const MATCH_STATUSES = ['IN_PROGRESS', 'FINISHED', 'ABORTED'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** The player of a seat. */
export interface Player {
  readonly userId: string;
  readonly isBot: boolean;
  /** The house bot that plays on for a player who left. */
  readonly substituteId: string | null;
}

/** A player of a match that begins. */
export type NewPlayer = Omit<Player, 'substituteId'>;

/** An idle partner: wins or loses with the seat and plays no card (rules 7.3). */
export interface Backer {
  readonly userId: string;
  readonly seat: Seat;
}

/** A restore of the database to an earlier time, while a match ran. */
export interface MatchRestore {
  /** The version of the match in the backup. */
  readonly from: number;
  /** Versions after `from` up to this one may have been used in the time that was lost. There are no events of them. */
  readonly to: number;
  /** The first deal that was dealt from a new chain; null if the match was called off. */
  readonly deal: number | null;
  /** Link 0 of that chain, in hex. */
  readonly commitment: string | null;
}

/** A match, from its row. `snapshot` is the engine's and can be rebuilt from the events. */
export interface StoredMatch {
  readonly id: string;
  readonly variant: string;
  readonly preset: string;
  readonly options: Options;
  /**
   * By seat, the options that the player chose: for the creator all options, for others those that they named,
   * or null.
   */
  readonly chosenRules: readonly (Options | null)[];
  readonly rulesVersion: number;
  readonly target: number;
  readonly rated: boolean;
  /** Whether spectators may look at it, besides players and backers. */
  readonly onlookers: boolean;
  readonly timeControl: TimeControl;
  readonly commitment: Buffer;
  readonly clientSeeds: readonly string[];
  /** The restores while it ran, in order. */
  readonly restores: readonly MatchRestore[];
  readonly players: readonly Player[];
  readonly backers: readonly Backer[];
  readonly status: MatchStatus;
  readonly version: number;
  /** The version at which the turn began or continued; an offer to call off does not change it. */
  readonly turnVersion: number;
  /** The seats whose players offer to call the match off. */
  readonly abortOffers: readonly Seat[];
  readonly dealNumber: number;
  readonly toAct: Seat | null;
  /** When the turn of the seat to act began; null if no seat is to act. */
  readonly turnStartedAt: Date | null;
  readonly deadline: Date | null;
  /** The banks when the running turn began. */
  readonly banks: Banks;
  readonly score: readonly number[];
  readonly snapshot: MatchSnapshot;
  readonly result: MatchOutcome | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly finishedAt: Date | null;
  /** Whether its events are made again from its archive when they are read. */
  readonly archived?: boolean | null;
}

/** Whether the match has ended. */
export const hasEnded = ({ status }: Pick<StoredMatch, 'status'>): boolean =>
  status !== 'IN_PROGRESS';

/** The seat of a user, null for a spectator. */
export function seatOf(match: Pick<StoredMatch, 'players'>, userId: string | null): Seat | null {
  const seat = match.players.findIndex((player) => player.userId === userId);
  return seat < 0 ? null : seat;
}

/** The seat that a user backs; null for none. */
export function backedSeatOf(
  match: Pick<StoredMatch, 'backers'>,
  userId: string | null,
): Seat | null {
  return match.backers.find((backer) => backer.userId === userId)?.seat ?? null;
}

/** Whether a user, or a visitor who is not signed in, may look at a match. */
export function maySee(
  match: Pick<StoredMatch, 'onlookers' | 'players' | 'backers'>,
  userId: string | null,
): boolean {
  return match.onlookers || seatOf(match, userId) !== null || backedSeatOf(match, userId) !== null;
}

/** Whether a user plays a seat, has played it before a house bot took over, or backs one. */
export const hasSatIn = (
  match: Pick<StoredMatch, 'players' | 'backers'>,
  userId: string,
): boolean => seatOf(match, userId) !== null || backedSeatOf(match, userId) !== null;

/** The user to act; null if there is none, or if it is a house bot. */
export function awaitedUser({
  players,
  toAct,
}: Pick<StoredMatch, 'players' | 'toAct'>): string | null {
  const player = toAct === null ? null : players[toAct]!;
  return player && !isHouseBot(player) ? player.userId : null;
}

/**
 * Whether a turn continues and this user is to act. An offer, or a player who leaves another seat, does not
 * end a turn.
 */
export function awaits(
  match: Pick<StoredMatch, 'players' | 'toAct' | 'turnVersion'> | null,
  userId: string,
  turnVersion: number | null,
): boolean {
  return match !== null && match.turnVersion === turnVersion && awaitedUser(match) === userId;
}

/** The seat that a user plays; null for a spectator, and for a player who has left it to a house bot. */
export function playerSeatOf(match: Pick<StoredMatch, 'players'>, userId: string): Seat | null {
  const seat = match.players.findIndex((p) => p.userId === userId && !isHouseBot(p));
  return seat < 0 ? null : seat;
}

/** The user who acts for a seat: the player, or the substitute. */
export function actorOf(player: Player): string {
  return player.substituteId ?? player.userId;
}

/** Whether a house bot acts for a seat. */
export function isHouseBot(player: Player): boolean {
  return player.isBot || player.substituteId !== null;
}

/** Whether no person plays or backs a seat any more: house bots act for all seats. */
export function isAbandoned({
  players,
  backers,
}: Pick<StoredMatch, 'players' | 'backers'>): boolean {
  return backers.length === 0 && players.every(isHouseBot);
}

/** The seats that their players have left to house bots. */
export function seatsLeft({ players }: Pick<StoredMatch, 'players'>): Seat[] {
  return players.flatMap(({ substituteId }, seat) => (substituteId === null ? [] : [seat]));
}
