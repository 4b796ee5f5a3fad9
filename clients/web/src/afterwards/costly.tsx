import type { AfterwardsDecisionFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './judgement.module.css';
import { number } from './loss';
import type { Place } from './place';
import { isSamePlace, placeOf } from './place';

interface Props {
  readonly decisions: readonly AfterwardsDecisionFragment[];
  readonly turningPoints: readonly AfterwardsDecisionFragment[];
  readonly place: Place;
  readonly onGo: (place: Place) => void;
}

/** What cost something, each a way to its table. */
export function Costly({ decisions, turningPoints, place, onGo }: Props) {
  const isTurning = (at: Place) => turningPoints.some((one) => isSamePlace(placeOf(one), at));
  return (
    <>
      <h3 class={styles.title}>{t('afterwards.costly', { count: decisions.length })}</h3>
      <ol class={styles.list}>
        {decisions.map((decision) => {
          const at = placeOf(decision);
          return (
            <li key={`${at.deal} ${at.position}`}>
              <button
                type="button"
                class={styles.way}
                aria-current={isSamePlace(at, place) ? 'step' : undefined}
                onClick={() => onGo(at)}
              >
                <span class={styles.muted}>
                  {t('afterwards.at', { deal: at.deal })}
                  {isTurning(at) && ` · ${t('afterwards.turningPoint')}`}
                </span>
                <span class={styles.loss}>−{number(decision.loss)}</span>
                <span class={styles.sentence}>{betterText(decision)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The service has no words where the match is broken: then the notation says it. */
const betterText = (decision: AfterwardsDecisionFragment): string =>
  t('afterwards.better', {
    played: decision.playedText ?? decision.played,
    best: decision.bestText ?? decision.best,
  });
