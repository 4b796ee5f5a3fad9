import { useQuery } from '@urql/preact';
import { useEffect } from 'preact/hooks';
import { happened } from '../api/live';
import { useDeed } from '../api/deed';
import { Button } from '../design/button';
import { AfterwardsReviewDocument, RequestReviewDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './afterwards.module.css';
import type { Place } from './place';
import { Judgement } from './judgement';
import type { AfterwardsMatch } from './token-words';

/** A review grows deal by deal; nothing tells of its progress, so it is asked for. */
const POLL_MILLIS = 1_500;

interface Props {
  readonly match: AfterwardsMatch;
  readonly onGo: (place: Place) => void;
}

/** The viewer's own review: asked for, followed while it is made, and read. */
export function Review({ match, onGo }: Props) {
  const [{ data }, ask] = useQuery({
    query: AfterwardsReviewDocument,
    variables: { id: match.id },
  });
  const { run, isRunning, wrong } = useDeed(RequestReviewDocument);
  const review = data?.match?.review ?? null;
  const isPending = review?.status === 'PENDING';
  const now = happened.value;
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => ask({ requestPolicy: 'network-only' }), POLL_MILLIS);
    return () => clearInterval(timer);
  }, [isPending]);
  useEffect(() => {
    if (now > 0) ask({ requestPolicy: 'network-only' });
  }, [now]);
  async function request(): Promise<void> {
    if (await run({ input: { matchId: match.id } })) ask({ requestPolicy: 'network-only' });
  }
  return (
    <>
      {(!review || review.status === 'FAILED') && (
        <>
          <p class={styles.muted}>{t(review ? 'afterwards.failed' : 'afterwards.lead')}</p>
          <Button kind="main" disabled={isRunning} onClick={() => void request()}>
            {t(review ? 'afterwards.goOn' : 'afterwards.request')}
          </Button>
        </>
      )}
      {isPending && (
        <p role="status">
          {t('afterwards.progress', { percent: Math.round(review.progress * 100) })}{' '}
          <progress value={review.progress} aria-label={t('afterwards.review')} />
        </p>
      )}
      {wrong && (
        <p class={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
      {review && <Judgement match={match} review={review} onGo={onGo} />}
    </>
  );
}
