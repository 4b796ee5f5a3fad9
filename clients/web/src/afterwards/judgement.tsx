import type { AfterwardsReviewFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { Costly } from './costly';
import { Curve } from './curve';
import styles from './judgement.module.css';
import { Moments } from './moments';
import { number } from './number';
import type { RecordPlace } from './place';

interface Props {
  readonly review: AfterwardsReviewFragment;
  readonly place: RecordPlace;
  readonly onGo: (place: RecordPlace) => void;
}

/** The figures of a review, the curve, the instructive moments and the costly decisions. */
export function Judgement({ review, place, onGo }: Props) {
  const { accuracy, decisionCount, expectedLoss, turningPoints, status } = review;
  const decisions = review.deals.flatMap((deal) => deal.decisions);
  if (decisions.length === 0) return status === 'DONE' ? <p>{t('afterwards.noDecision')}</p> : null;
  const costly = decisions.filter((decision) => decision.costly);
  return (
    <>
      <dl class={styles.figures}>
        {accuracy !== null && (
          <div>
            <dt>{t('afterwards.accuracy')}</dt>
            <dd>{t('afterwards.percent', { percent: number(accuracy, 0) })}</dd>
          </div>
        )}
        <div>
          <dt>{t('afterwards.decisions')}</dt>
          <dd>{decisionCount}</dd>
        </div>
        <div>
          <dt>{t('afterwards.lost')}</dt>
          <dd>{number(expectedLoss)}</dd>
        </div>
      </dl>
      <Moments moments={review.instructiveMoments} place={place} onGo={onGo} />
      <Curve decisions={decisions} place={place} onGo={onGo} />
      <Costly decisions={costly} turningPoints={turningPoints} place={place} onGo={onGo} />
    </>
  );
}
