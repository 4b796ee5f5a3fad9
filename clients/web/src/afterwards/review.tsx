import { Answer } from '../app/answer';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { t } from '../i18n/i18n';
import styles from './afterwards.module.css';
import { Judgement } from './judgement';
import type { RecordPlace } from './place';
import type { useReview } from './use-review';

interface Props {
  readonly asked: ReturnType<typeof useReview>;
  readonly place: RecordPlace;
  readonly onGo: (place: RecordPlace) => void;
}

/** The viewer's own review. Shows the request button, the progress, and the finished review. */
export function Review(props: Props) {
  return <Answer result={props.asked.result}>{() => <Asked {...props} />}</Answer>;
}

function Asked({ asked, place, onGo }: Props) {
  const { review, isPending, isSending, wrong, request } = asked;
  return (
    <>
      {(!review || review.status === 'FAILED') && (
        <>
          <p class={styles.muted}>{t(review ? 'afterwards.failed' : 'afterwards.lead')}</p>
          <Button kind="main" disabled={isSending} onClick={request}>
            {t(review ? 'afterwards.goOn' : 'afterwards.request')}
          </Button>
        </>
      )}
      {isPending && review && (
        <p role="status">
          {t('afterwards.progress', { percent: Math.round(review.progress * 100) })}{' '}
          <progress value={review.progress} aria-label={t('afterwards.review')} />
        </p>
      )}
      <SendOutcome wrong={wrong} />
      {review && <Judgement review={review} place={place} onGo={onGo} />}
    </>
  );
}
