import { Button } from '../design/button';
import type { AfterwardsDecisionFragment, AfterwardsReviewFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './afterwards.module.css';
import type { Place } from './place';
import { Curve } from './curve';
import { isCostly, number } from './loss';
import { actionName } from './token-words';
import type { AfterwardsMatch } from './token-words';

interface Props {
  readonly match: AfterwardsMatch;
  readonly review: AfterwardsReviewFragment;
  readonly onGo: (place: Place) => void;
}

/** The figures, the curve, and what would have been better where it cost something. */
export function Judgement({ match, review, onGo }: Props) {
  const decisions = review.deals.flatMap((deal) => deal.decisions);
  const costly = decisions.filter(isCostly);
  const turning = new Set(review.turningPoints.map(keyOf));
  if (decisions.length === 0) return null;
  return (
    <>
      <p>
        {review.accuracy !== null &&
          t('afterwards.accuracy', { percent: number(review.accuracy, 0) })}{' '}
        {t('afterwards.losses', {
          count: review.decisionCount,
          loss: number(review.expectedLoss),
        })}
      </p>
      <Curve decisions={decisions} />
      <h3>{t('afterwards.costly', { count: costly.length })}</h3>
      <ol class={styles.list}>
        {costly.map((decision) => (
          <li key={keyOf(decision)}>
            <p class={styles.muted}>
              {t('afterwards.at', { deal: decision.dealNumber, loss: number(decision.loss) })}{' '}
              {turning.has(keyOf(decision)) && <strong>{t('afterwards.turningPoint')}</strong>}
            </p>
            <div class={styles.row}>
              <span>
                {t('afterwards.better', {
                  played: actionName(decision.played, match),
                  best: actionName(decision.best, match),
                })}
              </span>
              <Button
                onClick={() => onGo({ deal: decision.dealNumber, position: decision.position })}
              >
                {t('afterwards.look')}
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

const keyOf = ({ dealNumber, position }: AfterwardsDecisionFragment): string =>
  `${dealNumber} ${position}`;
