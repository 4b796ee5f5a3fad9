import type { NotificationItemFragment } from '../generated/graphql';
import { fromNow } from '../i18n/dates';
import styles from './bell.module.css';

interface Props {
  readonly notification: NotificationItemFragment;
  readonly onRead: () => void;
}

/** A notification as a sentence, with a link to the page that it is about. */
export function NotificationLink({ notification, onRead }: Props) {
  const { createdAt, readAt } = notification;
  return (
    <a
      class={`${styles.notification} ${readAt ? '' : styles.unread}`}
      href={linkOf(notification)}
      onClick={readAt ? undefined : onRead}
    >
      {notification.text}
      <span class={styles.when}>{fromNow(createdAt)}</span>
    </a>
  );
}

function linkOf(notification: NotificationItemFragment): string {
  const { type, matchId, challengeId, clubId, competitionId, challenge } = notification;
  if (type === 'DATA_READY') return '/settings/data';
  if (competitionId) return `/competitions/${encodeURIComponent(competitionId)}`;
  if (matchId && type === 'REVIEW_READY') return `/match/${encodeURIComponent(matchId)}/review`;
  if (matchId) return `/match/${encodeURIComponent(matchId)}`;
  if (challengeId && challenge) return `/challenge/${encodeURIComponent(challengeId)}`;
  if (clubId) return type === 'CLUB_REMOVED' ? '/clubs' : `/club/${encodeURIComponent(clubId)}`;
  if (type === 'MODERATED') return '/decisions';
  if (type === 'FRIEND_REQUEST' || type === 'FRIEND_ACCEPTED') return '/friends';
  return type === 'CHALLENGE' || type === 'CHALLENGE_DECLINED' ? '/' : '/settings';
}
