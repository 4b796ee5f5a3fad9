import type { ComponentChildren } from 'preact';
import type { AfterwardsDecisionFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './judgement.module.css';
import { withError } from './number';
import type { RecordPlace } from './place';
import { isSamePlace, decisionPlace } from './place';

interface Props {
  readonly decision: AfterwardsDecisionFragment;
  readonly isTurning: boolean;
  readonly place: RecordPlace;
  readonly onGo: (place: RecordPlace) => void;
  /** The text about the decision. */
  readonly children: ComponentChildren;
}

/** A list entry for a costly decision. A click shows its table. */
export function DecisionLink({ decision, isTurning, place, onGo, children }: Props) {
  const at = decisionPlace(decision);
  return (
    <li>
      <button
        type="button"
        class={styles.way}
        aria-current={isSamePlace(at, place) ? 'step' : undefined}
        onClick={() => onGo(at)}
      >
        <span class={styles.muted}>
          {t('afterwards.at', { deal: at.deal })}
          {isTurning && ` · ${t('afterwards.turningPoint')}`}
        </span>
        <span class={styles.loss}>−{withError(decision.loss, decision.standardError)}</span>
        <span class={styles.sentence}>{children}</span>
      </button>
    </li>
  );
}
