import { keepsClub, MAX_CLUB_MEMBERS, MAX_CLUBS, MAX_OWN_CLUBS } from './club.js';
import type { ClubVisibility, ClubRole } from './club.js';

/** What can be done in a club, or to it. */
export const CLUB_ACT_MEANINGS = {
  JOIN: 'Join it, without a link: `joinClub`.',
  LEAVE: 'Leave it: `leaveClub`.',
  OFFER: 'Offer a match in its lobby: `offerInClub`.',
  INVITE: 'See its invitation link and replace it: `invitation`, `renewClubInvitation`.',
  UPDATE: 'Change its name and settings: `updateClub`.',
  REMOVE_MEMBER: 'Remove a member: `removeClubMember`. Only the owner removes keepers.',
  SET_KEEPERS: 'Make a member a keeper, or end that: `appointClubKeeper`, `dismissClubKeeper`.',
  HAND_OVER: 'Offer it to another member: `handOverClub`.',
  TAKE_OVER: 'Become its owner, because the owner has offered it: `takeOverClub`.',
  DECLINE: 'Decline to become its owner: `declineClub`.',
  CLOSE: 'Close it for good: `closeClub`.',
} as const;
export type ClubAct = keyof typeof CLUB_ACT_MEANINGS;
export const CLUB_ACTS = Object.keys(CLUB_ACT_MEANINGS) as ClubAct[];

/** Everything that decides what a user may do in a club that is visible to them. */
export interface ClubStanding {
  readonly role: ClubRole | null;
  readonly visibility: ClubVisibility;
  readonly memberCount: number;
  readonly isBot: boolean;
  readonly isGuest: boolean;
  /** Whether they were removed, and have no link that was made after that. */
  readonly isRemoved: boolean;
  /** Whether they have the club's invitation link. */
  readonly hasLink: boolean;
  /** In how many clubs they are. */
  readonly memberships: number;
  /** Whether its owner has offered it to them. */
  readonly isHeir: boolean;
  /** How many clubs they own. */
  readonly owned: number;
  /** Whether it cannot be closed yet; only looked up for its owner. */
  readonly isBusy: boolean;
}

/** Why something is not allowed in a club. */
export type ClubObstacle =
  | 'CLUB_NOT_FOR_BOTS'
  | 'ALREADY_CLUB_MEMBER'
  | 'REMOVED_FROM_CLUB'
  | 'CLUB_BY_INVITATION'
  | 'GUESTS_JOIN_BY_LINK'
  | 'TOO_MANY_CLUBS'
  | 'CLUB_FULL'
  | 'NOT_CLUB_MEMBER'
  | 'OWNER_HANDS_OVER_FIRST'
  | 'CLUB_HAS_COMPETITIONS'
  | 'CLUB_NOT_OFFERED'
  | 'CLUB_ROLE_NOT_FOR_GUESTS'
  | 'TOO_MANY_OWN_CLUBS'
  | 'CLUB_KEEPERS_ONLY'
  | 'CLUB_OWNER_ONLY';

/** Why a user may not do something; null if they may. */
export function judgeClubAct(act: ClubAct, standing: ClubStanding): ClubObstacle | null {
  const { role } = standing;
  if (act === 'JOIN') return judgeJoining(standing);
  if (role === null) return 'NOT_CLUB_MEMBER';
  if (act === 'LEAVE') return judgeLeaving(role, standing);
  if (act === 'TAKE_OVER') return judgeTakingOver(standing);
  if (act === 'DECLINE') return standing.isHeir ? null : 'CLUB_NOT_OFFERED';
  if (KEEPERS_ACTS.has(act)) return keepsClub(role) ? null : 'CLUB_KEEPERS_ONLY';
  if (OWNERS_ACTS.has(act) && role !== 'OWNER') return 'CLUB_OWNER_ONLY';
  return act === 'CLOSE' ? judgeClosing(standing) : null;
}

const KEEPERS_ACTS: ReadonlySet<ClubAct> = new Set(['INVITE', 'UPDATE', 'REMOVE_MEMBER']);
const OWNERS_ACTS: ReadonlySet<ClubAct> = new Set(['SET_KEEPERS', 'HAND_OVER', 'CLOSE']);

function judgeJoining(standing: ClubStanding): ClubObstacle | null {
  if (standing.isBot) return 'CLUB_NOT_FOR_BOTS';
  if (standing.role !== null) return 'ALREADY_CLUB_MEMBER';
  if (standing.isRemoved) return 'REMOVED_FROM_CLUB';
  return judgeWay(standing) ?? judgeRoom(standing);
}

/** Whether the user may come in the way they come. Guests play with people by links only. */
function judgeWay({ hasLink, visibility, isGuest }: ClubStanding): ClubObstacle | null {
  if (hasLink) return null;
  if (visibility !== 'OPEN') return 'CLUB_BY_INVITATION';
  return isGuest ? 'GUESTS_JOIN_BY_LINK' : null;
}

function judgeRoom({ memberships, memberCount }: ClubStanding): ClubObstacle | null {
  if (memberships >= MAX_CLUBS) return 'TOO_MANY_CLUBS';
  return memberCount >= MAX_CLUB_MEMBERS ? 'CLUB_FULL' : null;
}

/** Only who was offered the club, and may own one more. */
function judgeTakingOver({ isHeir, isGuest, owned }: ClubStanding): ClubObstacle | null {
  if (!isHeir) return 'CLUB_NOT_OFFERED';
  if (isGuest) return 'CLUB_ROLE_NOT_FOR_GUESTS';
  return owned >= MAX_OWN_CLUBS ? 'TOO_MANY_OWN_CLUBS' : null;
}

/** The owner leaves last, and closes the club with that. */
function judgeLeaving(role: ClubRole, standing: ClubStanding): ClubObstacle | null {
  if (role !== 'OWNER') return null;
  return standing.memberCount > 1 ? 'OWNER_HANDS_OVER_FIRST' : judgeClosing(standing);
}

const judgeClosing = ({ isBusy }: ClubStanding): ClubObstacle | null =>
  isBusy ? 'CLUB_HAS_COMPETITIONS' : null;
