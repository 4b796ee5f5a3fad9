import type { Options, Variant } from '../../../engine/index.js';
import type { TimeControl } from '../../clock/domain/index.js';
import { backingOf } from './backing.js';
import type { Backing } from './backing.js';

export const CHALLENGE_STATUSES = ['OPEN', 'MATCHED', 'DECLINED', 'CANCELLED'] as const;
export type ChallengeStatus = (typeof CHALLENGE_STATUSES)[number];

/** A seat of a challenge: the creator's is 0. */
export interface ChallengeSeat {
  readonly seat: number;
  /** Null while anyone may take it. */
  readonly userId: string | null;
  readonly isBot: boolean;
  readonly accepted: boolean;
  /** The player's share of the shuffle; empty for none. */
  readonly clientSeed: string;
  /** The options that the player asked for: the creator's all, others' as named, null for none. */
  readonly rules: Options | null;
}

/** A match that waits for its players. */
export interface Challenge {
  readonly id: string;
  readonly creatorId: string;
  readonly variant: string;
  readonly preset: string;
  /** The creator's options, all of them. */
  readonly options: Options;
  /** A match with backers is unrated, whatever its creator wished (RULES §4). */
  readonly rated: boolean;
  /** Whether others than players and backers may look at the match. */
  readonly onlookers: boolean;
  readonly rulesFixed: boolean;
  readonly timeControl: TimeControl;
  /** The id that the match will have, and the commitment to its shuffles. */
  readonly matchId: string;
  readonly commitment: Buffer;
  readonly status: ChallengeStatus;
  readonly seats: readonly ChallengeSeat[];
  /** All who have asked to back a seat. */
  readonly backers: readonly Backing[];
  /** The match that it plays again, null for none. */
  readonly rematchOf: string | null;
  readonly createdAt: Date;
}

/** The seat that a user may take now: the one they were named for, else the lowest open one. */
export function seatFor(challenge: Challenge, userId: string): ChallengeSeat | null {
  const named = challenge.seats.find((seat) => seat.userId === userId);
  return named ?? challenge.seats.find((seat) => seat.userId === null) ?? null;
}

export function isFull(challenge: Pick<Challenge, 'seats'>): boolean {
  return challenge.seats.every((seat) => seat.accepted);
}

/** Whether anyone may still sit down. */
function isOpenToAll(challenge: Challenge): boolean {
  return challenge.status === 'OPEN' && challenge.seats.some((seat) => seat.userId === null);
}

/** Whether a seat waits for the user whom it names. */
export const isInvited = ({ userId, accepted }: ChallengeSeat): boolean =>
  userId !== null && !accepted;

/** Those who have sat down. */
export function seatedUsers({ seats }: Pick<Challenge, 'seats'>): string[] {
  return seats.flatMap(({ accepted, userId }) => (accepted && userId ? [userId] : []));
}

/** Those whom seats wait for. */
export function invitedUsers({ seats }: Pick<Challenge, 'seats'>): string[] {
  return seats.flatMap((seat) => (isInvited(seat) ? [seat.userId!] : []));
}

/** Open challenges are everyone's to see; others those of the people who sit, are named or back. */
export function isVisible(challenge: Challenge, userId: string | null): boolean {
  const isNamed = challenge.seats.some((s) => s.userId !== null && s.userId === userId);
  return isOpenToAll(challenge) || isNamed || backingOf(challenge, userId) !== null;
}

/** Whether a match counts for ratings: a named preset, unchanged, with its own target (RULES §3). */
export function isRateable(variant: Variant, preset: string, options: Options): boolean {
  const named = variant.ruleset.presets[preset];
  return named !== undefined && JSON.stringify(sorted(named)) === JSON.stringify(sorted(options));
}

const sorted = (options: Options) => Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
