/** How many friends a user may have. */
export const MAX_FRIENDS = 500;
/** How many requests of a user may be unanswered. */
export const MAX_REQUESTS = 50;
/** A request is deleted after so many days; until then, its sender cannot send another one to the same user. */
export const REQUEST_DAYS = 30;

/** What one user is to another, as the first of them sees it. */
export const FRIENDSHIP_MEANINGS = {
  NONE: 'Neither friends, nor is there a request that the viewer can see.',
  REQUEST_SENT: 'The viewer has sent a request, which the user has not accepted.',
  REQUEST_RECEIVED: 'The user has sent a request, which the viewer can answer.',
  FRIENDS: 'They are friends.',
} as const;
export type Friendship = keyof typeof FRIENDSHIP_MEANINGS;

/** Everything that decides what a user may do about another one. */
export interface Standing {
  readonly areFriends: boolean;
  /** Whether the user has sent a request and not cancelled it. */
  readonly hasAsked: boolean;
  /** Whether the other has sent a request and not cancelled it, even if the user has declined it. */
  readonly isAsked: boolean;
  /** Whether the user has blocked the other. */
  readonly hasBlocked: boolean;
  /** Whether the other has blocked the user. */
  readonly isBlocked: boolean;
  readonly friends: number;
  readonly friendsOfOther: number;
  /** How many requests the user has sent that are not accepted. */
  readonly requests: number;
}

/** A change that makes two users friends, sends a request, or is not needed any more. */
export type Change = 'BEFRIEND' | 'REQUEST' | 'NOTHING';

/** Why two users do not become friends. */
export type Obstacle =
  | 'FRIEND_IS_BLOCKED'
  | 'FRIEND_UNAVAILABLE'
  | 'TOO_MANY_FRIENDS'
  | 'TOO_MANY_FRIEND_REQUESTS'
  | 'FRIEND_REQUEST_NOT_FOUND';

/**
 * Judges a request. If both have asked, they become friends. An earlier request is not sent again, also if it was
 * declined: its sender is not told.
 */
export function judgeRequest(standing: Standing): Change | Obstacle {
  if (standing.areFriends) return 'NOTHING';
  if (standing.hasBlocked) return 'FRIEND_IS_BLOCKED';
  if (standing.isAsked) return judgeRoom(standing) ?? 'BEFRIEND';
  if (standing.hasAsked) return 'NOTHING';
  if (standing.isBlocked) return 'FRIEND_UNAVAILABLE';
  const obstacle = judgeRoom(standing);
  if (obstacle) return obstacle;
  return standing.requests < MAX_REQUESTS ? 'REQUEST' : 'TOO_MANY_FRIEND_REQUESTS';
}

/** Judges the acceptance of a request. */
export function judgeAcceptance(standing: Standing): Change | Obstacle {
  if (standing.areFriends) return 'NOTHING';
  if (!standing.isAsked || standing.hasBlocked) return 'FRIEND_REQUEST_NOT_FOUND';
  return judgeRoom(standing) ?? 'BEFRIEND';
}

/** Whether one of the two has too many friends; the answer does not tell how many the other has. */
function judgeRoom({ friends, friendsOfOther }: Standing): Obstacle | null {
  if (friends >= MAX_FRIENDS) return 'TOO_MANY_FRIENDS';
  return friendsOfOther >= MAX_FRIENDS ? 'FRIEND_UNAVAILABLE' : null;
}
