import type { AfterwardsDecisionFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './judgement.module.css';
import type { RecordPlace } from './place';
import { isSamePlace, decisionPlace } from './place';
import { DecisionLink } from './way';

type Decision = AfterwardsDecisionFragment;

interface Props {
  readonly decisions: readonly Decision[];
  readonly turningPoints: readonly Decision[];
  readonly place: RecordPlace;
  readonly onGo: (place: RecordPlace) => void;
}

/** The costly decisions. Each one leads to its table. */
export function Costly({ decisions, turningPoints, ...way }: Props) {
  const isTurning = (at: RecordPlace) =>
    turningPoints.some((one) => isSamePlace(decisionPlace(one), at));
  return (
    <>
      <h3 class={styles.title}>{t('afterwards.costly', { count: decisions.length })}</h3>
      <ol class={styles.long}>
        {decisions.map((decision) => (
          <DecisionLink
            key={`${decision.dealNumber} ${decision.position}`}
            decision={decision}
            isTurning={isTurning(decisionPlace(decision))}
            {...way}
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
  t('afterwards.better', {
    played: decision.playedText ?? decision.played,
    best: decision.bestText ?? decision.best,
  });
