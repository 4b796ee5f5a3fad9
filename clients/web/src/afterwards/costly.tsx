import type { AfterwardsDecisionFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './judgement.module.css';
import type { Place } from './place';
import { isSamePlace, placeOf } from './place';
import { Way } from './way';

type Decision = AfterwardsDecisionFragment;

interface Props {
  readonly decisions: readonly Decision[];
  readonly turningPoints: readonly Decision[];
  readonly place: Place;
  readonly onGo: (place: Place) => void;
}

/** What cost something, each a way to its table. */
export function Costly({ decisions, turningPoints, ...way }: Props) {
  const isTurning = (at: Place) => turningPoints.some((one) => isSamePlace(placeOf(one), at));
  return (
    <>
      <h3 class={styles.title}>{t('afterwards.costly', { count: decisions.length })}</h3>
      <ol class={styles.long}>
        {decisions.map((decision) => (
          <Way
            key={`${decision.dealNumber} ${decision.position}`}
            decision={decision}
            isTurning={isTurning(placeOf(decision))}
            {...way}
          >
            {betterText(decision)}
          </Way>
        ))}
      </ol>
    </>
  );
}

/** The service has no words where the match is broken: then the notation says it. */
const betterText = (decision: Decision): string =>
  t('afterwards.better', {
    played: decision.playedText ?? decision.played,
    best: decision.bestText ?? decision.best,
  });
