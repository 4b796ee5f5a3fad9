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
  /** The player's share of the shuffle; empty for none. */
  readonly clientSeed: string;
  /** The options that the player asked for: the creator's all, others' as named, null for none. */
  readonly rules: Options | null;
}

export type BackingAnswer = 'ASKED' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN';

/** Somebody who would be an idle partner of a seat (rules 7.3), and what its holder has said. */
export interface Backing {
  readonly userId: string;
  readonly seat: number;
  readonly answer: BackingAnswer;
  /** From 1, by challenge: each request has another. */
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
  /** A match with backers is unrated, whatever its creator wished (rules 7.2). */
  readonly rated: boolean;
  /** Whether others than players and backers may look at the match. */
  readonly onlookers: boolean;
  readonly rulesFixed: boolean;
  /** Whether only those see it and sit down whom it names, or who have its invitation link. */
  readonly byInvitation: boolean;
  /** Whether no bot may sit down; its creator may be one. */
  readonly peopleOnly: boolean;
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

/** The seat that a user holds, or that is kept for them. */
export function seatOfUser({ seats }: Pick<Challenge, 'seats'>, userId: string) {
  return seats.find((seat) => seat.userId === userId) ?? null;
}

/** The lowest seat that anyone may take. */
export function firstFreeSeat({ seats }: Pick<Challenge, 'seats'>): ChallengeSeat | null {
  return seats.find((seat) => seat.userId === null) ?? null;
}

export function isFull(challenge: Pick<Challenge, 'seats'>): boolean {
  return challenge.seats.every((seat) => seat.accepted);
}

/** Whether anyone may still sit down. */
export function isOpenToAll(challenge: Challenge): boolean {
  const { status, byInvitation } = challenge;
  return status === 'OPEN' && !byInvitation && firstFreeSeat(challenge) !== null;
}

/** Whether a challenge does not exist for a user who has no invitation. */
export const isSecretTo = (challenge: Challenge, userId: string): boolean =>
  challenge.byInvitation && !isVisible(challenge, userId);

/** Whether a seat waits for the user whom it names. */
export const isInvited = ({ userId, accepted }: ChallengeSeat): boolean =>
  userId !== null && !accepted;

export type SeatState = 'FREE' | 'NAMED' | 'TAKEN';

/** Whether anyone may take a seat, it waits for the user whom it names, or somebody has sat down. */
export function seatState(seat: ChallengeSeat): SeatState {
  if (isInvited(seat)) return 'NAMED';
  return seat.accepted ? 'TAKEN' : 'FREE';
}

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

/** Whether a match counts for ratings: a named preset, unchanged, with its own target (rules 7.2). */
export function isRateable(variant: Variant, preset: string, options: Options): boolean {
  const named = variant.ruleset.presets[preset];
  return named !== undefined && JSON.stringify(sorted(named)) === JSON.stringify(sorted(options));
}

const sorted = (options: Options) => Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));

/** The request of a user that stands, null for none: nobody backs two seats. */
export function backingOf({ backers }: Challenge, userId: string | null): Backing | null {
  return backers.find((b) => b.userId === userId && isStanding(b)) ?? null;
}

/** Who will be an idle partner when the match begins; requests without an answer lapse then. */
export function acceptedBackers({ backers }: Challenge): Backing[] {
  return backers.filter(({ answer }) => answer === 'ACCEPTED');
}

/** The user who holds a seat and may say who backs it; null for house bots and free seats. */
export function holderOf({ seats }: Challenge, seat: number): string | null {
  const held = seats.find((other) => other.seat === seat);
  return held && held.accepted && !held.isBot ? held.userId : null;
}

/** Those to show: whoever is accepted to all, whoever asks to themselves and the seat's holder. */
export function visibleBackers(challenge: Challenge, userId: string | null): Backing[] {
  return challenge.backers.filter(({ answer, seat, userId: backer }) => {
    const concerned = userId !== null && [backer, holderOf(challenge, seat)].includes(userId);
    const waits = answer === 'ASKED' && challenge.status === 'OPEN';
    return answer === 'ACCEPTED' || (waits && concerned);
  });
}

const isStanding = ({ answer }: Backing): boolean => answer === 'ASKED' || answer === 'ACCEPTED';
