import type { ReviewDecisionFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './review-result.module.css';
import type { RecordPosition } from './record-position';
import { isSamePosition, positionOf } from './record-position';
import { DecisionLink } from './decision-link';

type Decision = ReviewDecisionFragment;

interface Props {
  readonly decisions: readonly Decision[];
  readonly turningPoints: readonly Decision[];
  readonly position: RecordPosition;
  readonly onGo: (position: RecordPosition) => void;
}

/** The costly decisions. Each one leads to its table. */
export function CostlyDecisions({ decisions, turningPoints, ...link }: Props) {
  const isTurning = (at: RecordPosition) =>
    turningPoints.some((one) => isSamePosition(positionOf(one), at));
  return (
    <>
      <h3 class={styles.title}>{t('review.costly', { count: decisions.length })}</h3>
      <ol class={styles.long}>
        {decisions.map((decision) => (
          <DecisionLink
            key={`${decision.dealNumber} ${decision.position}`}
            decision={decision}
            isTurning={isTurning(positionOf(decision))}
            {...link}
          >
            {betterText(decision)}
          </DecisionLink>
        ))}
      </ol>
    </>
  );
}

/** A broken match has no texts, so the notation is shown. */
const betterText = (decision: Decision): string =>
  t('review.better', {
    played: decision.playedText ?? decision.played,
    best: decision.bestText ?? decision.best,
  });
