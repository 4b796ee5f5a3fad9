import type { Failure } from '../../../platform/api/failure.js';
import { botKindOf, guestFailure } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import { firstFreeSeat, seatOfUser } from '../domain/challenge.js';
import type { Challenge, ChallengeSeat } from '../domain/challenge.js';
import type { ChallengeTerms } from './challenge-terms.js';
import type { Seating } from './seating.js';

/** The part of a challenge that the rules for guests check. */
interface CheckedChallenge {
  readonly rated: boolean;
  readonly byInvitation: boolean;
  readonly seats: readonly ChallengeSeat[];
  readonly seating: Seating;
}

/**
 * Why a challenge cannot be created by a guest or with one. Guests play unrated, with house bots, and with people by
 * invitation, sent or received: an account that costs nothing must not disturb anyone or win anything that counts.
 */
export const guestFailures = (creator: User | null, challenge: CheckedChallenge): Failure[] =>
  creator?.isGuest ? ofGuest(challenge) : withGuests(challenge);

/** Whether a challenge is rated: with a guest it is not, if it may be unrated. */
export function isRatedWith(
  creator: User | null,
  { rated, mayBeUnrated }: Pick<ChallengeTerms, 'rated' | 'mayBeUnrated'>,
  { users }: Seating,
): boolean {
  const hasGuest = creator?.isGuest === true || [...users.values()].some(({ isGuest }) => isGuest);
  return rated && !(mayBeUnrated && hasGuest);
}

/**
 * Why a guest cannot sit down; null for everyone else.
 *
 * @param hasLink whether the guest comes by the challenge's invitation link. An open challenge has one too
 */
export function guestSeatFailure(
  { id, isGuest }: User,
  challenge: Challenge,
  hasLink: boolean,
): Failure | null {
  if (!isGuest) return null;
  if (challenge.rated) return guestFailure('GUESTS_PLAY_UNRATED');
  const isInvited = hasLink || challenge.byInvitation || seatOfUser(challenge, id) !== null;
  return isInvited ? null : guestFailure('GUESTS_PLAY_BY_INVITATION');
}

function ofGuest({ rated, byInvitation, seats, seating }: CheckedChallenge): Failure[] {
  const people = [...seating.users].filter(([, user]) => botKindOf(user) !== 'HOUSE');
  const isOpen = firstFreeSeat({ seats }) !== null && !byInvitation;
  return [
    ...(rated ? [guestFailure('GUESTS_PLAY_UNRATED', 'rated')] : []),
    ...people.map(([seat]) => guestFailure('GUESTS_PLAY_BY_INVITATION', ...pathOf(seating, seat))),
    ...(isOpen ? [guestFailure('GUESTS_PLAY_BY_INVITATION', 'byInvitation')] : []),
  ];
}

function withGuests({ rated, seating }: CheckedChallenge): Failure[] {
  const named = rated ? [...seating.users].filter(([, user]) => user.isGuest) : [];
  return named.map(([seat]) => guestFailure('GUESTS_PLAY_UNRATED', ...pathOf(seating, seat)));
}

const pathOf = ({ paths }: Seating, seat: number) => paths.get(seat) ?? [];
