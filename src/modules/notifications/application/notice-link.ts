import { toGlobalId } from '../../../platform/api/ids.js';
import type { NotificationType } from '../domain/notification.js';

/** What of a notice decides where its link leads. */
interface Linked {
  readonly type: NotificationType;
  readonly matchId: string | null;
  readonly challengeId: string | null;
  /** A digest's: it is about many. */
  readonly waiting: readonly unknown[] | null;
}

/** A page of the table in the browser: what it shows, and its path. */
export interface NoticeLink {
  readonly to: 'match' | 'review' | 'challenge' | 'home';
  readonly path: string;
}

/** The page of what a notice is about; home, where all that waits stands, for a digest and for the rest. */
export function noticeLink({ type, matchId, challengeId, waiting }: Linked): NoticeLink {
  if (waiting !== null) return HOME;
  if (matchId !== null) {
    const path = `/match/${toGlobalId('Match', matchId)}`;
    return type === 'REVIEW_READY'
      ? { to: 'review', path: `${path}/review` }
      : { to: 'match', path };
  }
  if (challengeId === null) return HOME;
  return { to: 'challenge', path: `/challenge/${toGlobalId('Challenge', challengeId)}` };
}

const HOME: NoticeLink = { to: 'home', path: '/' };
