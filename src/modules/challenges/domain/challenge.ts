import type { Options, Variant } from '../../../engine/index.js';
import type { TimeControl } from '../../clock/domain/index.js';

export type ChallengeStatus = 'OPEN' | 'MATCHED' | 'DECLINED' | 'CANCELLED';

/** A seat of a challenge. */
export interface ChallengeSeat {
  readonly seat: number;
  /** Null while anyone may take it. */
  readonly userId: string | null;
  readonly isBot: boolean;
  readonly accepted: boolean;
  /** The player's contribution to the shuffle; empty for none. */
  readonly clientSeed: string;
  /**
   * The options that the player chose: all of them for the creator, only the named ones for others; null for
   * none.
   */
  readonly rules: Options | null;
}

export type BackingAnswer = 'ASKED' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN';

/** A user who asks to be an idle partner of a seat (rules 7.3), and the holder's answer. */
export interface Backing {
  readonly userId: string;
  readonly seat: number;
  readonly answer: BackingAnswer;
  /** From 1 within a challenge: each request has a new number. */
  readonly number: number;
}

/** A match that waits for its players. */
export interface Challenge {
  readonly id: string;
  readonly creatorId: string;
  readonly variant: string;
  readonly preset: string;
  /** The creator's options, all of them. */
  readonly options: Options;
  /** A match with backers is unrated, whatever the creator chose (rules 7.2). */
  readonly rated: boolean;
  /** Whether spectators may watch the match. */
  readonly onlookers: boolean;
  readonly rulesFixed: boolean;
  /** Whether only users whom it names, or who have its invitation link, see it and sit down. */
  readonly byInvitation: boolean;
  /** Whether no bot may sit down; its creator may be one. */
  readonly peopleOnly: boolean;
  readonly timeControl: TimeControl;
  /** The id that the match will have, and the commitment to its shuffles. */
  readonly matchId: string;
  readonly commitment: Buffer;
  readonly status: ChallengeStatus;
  readonly seats: readonly ChallengeSeat[];
  /** All users who have asked to back a seat. */
  readonly backers: readonly Backing[];
  /** The match of which it is a rematch, null for none. */
  readonly rematchOf: string | null;
  readonly createdAt: Date;
}

/** The seat that a user holds, or that is reserved for them. */
export function seatOfUser({ seats }: Pick<Challenge, 'seats'>, userId: string) {
  return seats.find((seat) => seat.userId === userId) ?? null;
}

/** The lowest seat that anyone may take. */
export function firstFreeSeat({ seats }: Pick<Challenge, 'seats'>): ChallengeSeat | null {
  return seats.find((seat) => seat.userId === null) ?? null;
}

/** The challenge after players have sat down: it becomes a match when all seats are filled. */
export function matchIfFull(challenge: Challenge): Challenge {
  const isFull = challenge.seats.every((seat) => seat.accepted);
  return isFull ? { ...challenge, status: 'MATCHED' } : challenge;
}

/** Whether anyone may still sit down. */
export function isOpenToAll(
  challenge: Pick<Challenge, 'status' | 'byInvitation' | 'seats'>,
): boolean {
  const { status, byInvitation } = challenge;
  return status === 'OPEN' && !byInvitation && firstFreeSeat(challenge) !== null;
}

/** Whether a challenge is hidden from a user who has no invitation. */
export const isSecretTo = (challenge: Challenge, userId: string): boolean =>
  challenge.byInvitation && !isVisible(challenge, userId);

/** Whether a seat waits for the user whom it names. */
export const isInvited = ({ userId, accepted }: ChallengeSeat): boolean =>
  userId !== null && !accepted;

export type SeatState = 'FREE' | 'NAMED' | 'TAKEN';

/** The state of a seat: free, reserved for the user whom it names, or taken. */
export function seatState(seat: ChallengeSeat): SeatState {
  if (isInvited(seat)) return 'NAMED';
  return seat.accepted ? 'TAKEN' : 'FREE';
}

/** The users who have sat down. */
export function seatedUsers({ seats }: Pick<Challenge, 'seats'>): string[] {
  return seats.flatMap(({ accepted, userId }) => (accepted && userId ? [userId] : []));
}

/** The users for whom seats are reserved. */
export function invitedUsers({ seats }: Pick<Challenge, 'seats'>): string[] {
  return seats.flatMap((seat) => (isInvited(seat) ? [seat.userId!] : []));
}

/** Open challenges are visible to everyone; others only to users who sit, are named or back. */
export function isVisible(challenge: Challenge, userId: string | null): boolean {
  const isNamed = challenge.seats.some((s) => s.userId !== null && s.userId === userId);
  return isOpenToAll(challenge) || isNamed || backingOf(challenge, userId) !== null;
}

/** Whether a match counts for ratings: a named preset, unchanged, with its own target (rules 7.2). */
export function isRateable(variant: Variant, preset: string, options: Options): boolean {
  const named = variant.ruleset.presets[preset];
  return (
    named !== undefined &&
    JSON.stringify(sortOptions(named)) === JSON.stringify(sortOptions(options))
  );
}

const sortOptions = (options: Options) =>
  Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));

/** A user's request that is open or accepted, null for none: nobody backs two seats. */
export function backingOf({ backers }: Challenge, userId: string | null): Backing | null {
  return backers.find((b) => b.userId === userId && isActive(b)) ?? null;
}

/** The idle partners when the match starts; unanswered requests lapse then. */
export function acceptedBackers({ backers }: Challenge): Backing[] {
  return backers.filter(({ answer }) => answer === 'ACCEPTED');
}

/** The user who holds a seat and may answer requests to back it; null for house bots and free seats. */
export function holderOf({ seats }: Challenge, seat: number): string | null {
  const held = seats.find((other) => other.seat === seat);
  return held && held.accepted && !held.isBot ? held.userId : null;
}

/** The requests that a user may see: accepted ones, and open ones of their own or for their seat. */
export function visibleBackers(challenge: Challenge, userId: string | null): Backing[] {
  return challenge.backers.filter(({ answer, seat, userId: backer }) => {
    const isInvolved = userId !== null && [backer, holderOf(challenge, seat)].includes(userId);
    const waits = answer === 'ASKED' && challenge.status === 'OPEN';
    return answer === 'ACCEPTED' || (waits && isInvolved);
  });
}

const isActive = ({ answer }: Backing): boolean => answer === 'ASKED' || answer === 'ACCEPTED';
