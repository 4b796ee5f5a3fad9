import type { ComponentChildren } from 'preact';
import type { ReviewDecisionFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './review-result.module.css';
import { withError } from './format-number';
import type { RecordPosition } from './record-position';
import { isSamePosition, positionOf } from './record-position';

interface Props {
  readonly decision: ReviewDecisionFragment;
  readonly isTurning: boolean;
  readonly position: RecordPosition;
  readonly onGo: (position: RecordPosition) => void;
  /** The text about the decision. */
  readonly children: ComponentChildren;
}

/** A list entry for a costly decision. A click shows its table. */
export function DecisionLink({ decision, isTurning, position, onGo, children }: Props) {
  const at = positionOf(decision);
  return (
    <li>
      <button
        type="button"
        class={styles.link}
        aria-current={isSamePosition(at, position) ? 'step' : undefined}
        onClick={() => onGo(at)}
      >
        <span class={styles.muted}>
          {t('review.at', { deal: at.deal })}
          {isTurning && ` · ${t('review.turningPoint')}`}
        </span>
        <span class={styles.loss}>−{withError(decision.loss, decision.standardError)}</span>
        <span class={styles.sentence}>{children}</span>
      </button>
    </li>
  );
}
