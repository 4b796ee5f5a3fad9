import { Answer } from '../app/answer';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { t } from '../i18n/i18n';
import styles from './review-page.module.css';
import { ReviewResult } from './review-result';
import type { RecordPosition } from './record-position';
import type { useReview } from './use-review';

interface Props {
  readonly ownReview: ReturnType<typeof useReview>;
  readonly position: RecordPosition;
  readonly onGo: (position: RecordPosition) => void;
}

/** The viewer's own review. Shows the request button, the progress, and the finished review. */
export function OwnReview(props: Props) {
  return <Answer result={props.ownReview.result}>{() => <Parts {...props} />}</Answer>;
}

function Parts({ ownReview, position, onGo }: Props) {
  const { review, isPending, isSending, errors, request } = ownReview;
  return (
    <>
      {(!review || review.status === 'FAILED') && (
        <>
          <p class={styles.muted}>{t(review ? 'review.failed' : 'review.lead')}</p>
          <Button kind="main" disabled={isSending} onClick={request}>
            {t(review ? 'review.goOn' : 'review.request')}
          </Button>
        </>
      )}
      {isPending && review && (
        <p role="status">
          {t('review.progress', { percent: Math.round(review.progress * 100) })}{' '}
          <progress value={review.progress} aria-label={t('review.review')} />
        </p>
      )}
      <SendOutcome errors={errors} />
      {review && <ReviewResult review={review} position={position} onGo={onGo} />}
    </>
  );
}
