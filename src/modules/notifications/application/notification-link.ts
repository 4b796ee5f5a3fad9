import { toGlobalId } from '../../../platform/api/ids.js';
import type { NotificationType } from '../domain/notification.js';

/** The facts of a notification that decide where its link goes. */
interface LinkFacts {
  readonly type: NotificationType;
  readonly matchId: string | null;
  readonly challengeId: string | null;
  readonly clubId: string | null;
  readonly competitionId: string | null;
  /** Only for a digest, which is about many matches. */
  readonly waiting: readonly unknown[] | null;
}

/** A page of the web client: its kind and its path. */
export interface NotificationLink {
  readonly to:
    | 'match'
    | 'review'
    | 'challenge'
    | 'friends'
    | 'club'
    | 'competition'
    | 'data'
    | 'decisions'
    | 'home';
  readonly path: string;
}

/**
 * The page of a notification's match, challenge, club or competition, or of the user's friends. A digest, or a
 * notification without any of them, links to the
 * home page.
 */
export function notificationLink({
  type,
  matchId,
  challengeId,
  clubId,
  competitionId,
  waiting,
}: LinkFacts): NotificationLink {
  if (waiting !== null) return HOME;
  const page = PAGES[type];
  if (page) return page;
  if ((type === 'CLUB_JOINED' || type === 'CLUB_OFFERED') && clubId !== null)
    return clubLink(clubId);
  if (competitionId !== null) {
    const path = `/competitions/${toGlobalId('Competition', competitionId)}`;
    return { to: 'competition', path };
  }
  if (matchId !== null) {
    const path = `/match/${toGlobalId('Match', matchId)}`;
    return type === 'REVIEW_READY'
      ? { to: 'review', path: `${path}/review` }
      : { to: 'match', path };
  }
  if (challengeId === null) return HOME;
  return { to: 'challenge', path: `/challenge/${toGlobalId('Challenge', challengeId)}` };
}

const clubLink = (clubId: string): NotificationLink => ({
  to: 'club',
  path: `/club/${toGlobalId('Club', clubId)}`,
});

const FRIENDS: NotificationLink = { to: 'friends', path: '/friends' };

const DECISIONS: NotificationLink = { to: 'decisions', path: '/decisions' };

const DATA: NotificationLink = { to: 'data', path: '/settings/data' };

/** The pages of types that are about nothing with a page of its own. */
const PAGES: Readonly<Partial<Record<NotificationType, NotificationLink>>> = {
  DATA_READY: DATA,
  FRIEND_ACCEPTED: FRIENDS,
  FRIEND_REQUEST: FRIENDS,
  MODERATED: DECISIONS,
};

const HOME: NotificationLink = { to: 'home', path: '/' };
