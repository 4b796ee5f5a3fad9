import type { FullReviewFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { CostlyDecisions } from './costly-decisions';
import { ReviewCurve } from './review-curve';
import styles from './review-result.module.css';
import { InstructiveMoments } from './instructive-moments';
import { number } from './format-number';
import type { RecordPosition } from './record-position';

interface Props {
  readonly review: FullReviewFragment;
  readonly position: RecordPosition;
  readonly onGo: (position: RecordPosition) => void;
}

/** The figures of a review, the curve, the instructive moments and the costly decisions. */
export function ReviewResult({ review, position, onGo }: Props) {
  const { accuracy, decisionCount, expectedLoss, turningPoints, status } = review;
  const decisions = review.deals.flatMap((deal) => deal.decisions);
  if (decisions.length === 0) return status === 'DONE' ? <p>{t('review.noDecision')}</p> : null;
  const costly = decisions.filter((decision) => decision.costly);
  return (
    <>
      <dl class={styles.figures}>
        {accuracy !== null && (
          <div>
            <dt>{t('review.accuracy')}</dt>
            <dd>{t('review.percent', { percent: number(accuracy, 0) })}</dd>
          </div>
        )}
        <div>
          <dt>{t('review.decisions')}</dt>
          <dd>{decisionCount}</dd>
        </div>
        <div>
          <dt>{t('review.lost')}</dt>
          <dd>{number(expectedLoss)}</dd>
        </div>
      </dl>
      <InstructiveMoments moments={review.instructiveMoments} position={position} onGo={onGo} />
      <ReviewCurve decisions={decisions} position={position} onGo={onGo} />
      <CostlyDecisions
        decisions={costly}
        turningPoints={turningPoints}
        position={position}
        onGo={onGo}
      />
    </>
  );
}
