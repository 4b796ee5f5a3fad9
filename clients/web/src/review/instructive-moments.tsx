import type { ReviewDecisionFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './review-result.module.css';
import type { RecordPosition } from './record-position';
import { DecisionLink } from './decision-link';

interface Props {
  readonly moments: readonly ReviewDecisionFragment[];
  readonly position: RecordPosition;
  readonly onGo: (position: RecordPosition) => void;
}

/** The most instructive decisions with their reasons. Nothing is shown if the match has none. */
export function InstructiveMoments({ moments, ...link }: Props) {
  if (moments.length === 0) return null;
  return (
    <>
      <h3 class={styles.title}>{t('review.moments', { count: moments.length })}</h3>
      <ol class={styles.list}>
        {moments.map((moment) => (
          <DecisionLink
            key={`${moment.dealNumber} ${moment.position}`}
            decision={moment}
            isTurning={false}
            {...link}
          >
            {moment.explanation}
          </DecisionLink>
        ))}
      </ol>
    </>
  );
}
