import type { NoticeFragment } from '../generated/graphql';
import { fromNow } from '../i18n/dates';
import styles from './bell.module.css';

interface Props {
  readonly notice: NoticeFragment;
  readonly onRead: () => void;
}

/** A notification as a sentence, linked to what it is about. */
export function NoticeLink({ notice, onRead }: Props) {
  const { createdAt, readAt } = notice;
  return (
    <a
      class={`${styles.notice} ${readAt ? '' : styles.unread}`}
      href={placeOf(notice)}
      onClick={readAt ? undefined : onRead}
    >
      {notice.text}
      <span class={styles.when}>{fromNow(createdAt)}</span>
    </a>
  );
}

function placeOf({ type, matchId, challengeId, challenge }: NoticeFragment): string {
  if (matchId && type === 'REVIEW_READY') return `/match/${encodeURIComponent(matchId)}/review`;
  if (matchId) return `/match/${encodeURIComponent(matchId)}`;
  if (challengeId && challenge) return `/challenge/${encodeURIComponent(challengeId)}`;
  return type === 'CHALLENGE' || type === 'CHALLENGE_DECLINED' ? '/' : '/settings';
}
