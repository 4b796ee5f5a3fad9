import type { NoticeFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { fromNow } from '../i18n/moments';
import styles from './bell.module.css';

interface Props {
  readonly notice: NoticeFragment;
  readonly onRead: () => void;
}

/** A notification as a sentence, and the way to what it is about. */
export function NoticeLink({ notice, onRead }: Props) {
  const { type, createdAt, readAt } = notice;
  return (
    <a
      class={`${styles.notice} ${readAt ? '' : styles.unread}`}
      href={placeOf(notice)}
      onClick={readAt ? undefined : onRead}
    >
      {t(`app.notice.${type}`, { name: nameOf(notice) || t('app.somebody') })}
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

/** Whoever else is concerned: the other players of the match, or who has made the challenge. */
function nameOf({ match, challenge }: NoticeFragment): string {
  const others = match?.seats.filter(({ index }) => index !== match.viewerSeat) ?? [];
  return others.length > 0
    ? others.map(({ user }) => user.username).join(', ')
    : (challenge?.creator.username ?? '');
}
