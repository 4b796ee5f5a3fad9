import type { AfterwardsDecisionFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './judgement.module.css';
import type { RecordPlace } from './place';
import { DecisionLink } from './way';

interface Props {
  readonly moments: readonly AfterwardsDecisionFragment[];
  readonly place: RecordPlace;
  readonly onGo: (place: RecordPlace) => void;
}

/** The most instructive decisions with their reasons. Nothing is shown if the match has none. */
export function Moments({ moments, ...way }: Props) {
  if (moments.length === 0) return null;
  return (
    <>
      <h3 class={styles.title}>{t('afterwards.moments', { count: moments.length })}</h3>
      <ol class={styles.list}>
        {moments.map((moment) => (
          <DecisionLink
            key={`${moment.dealNumber} ${moment.position}`}
            decision={moment}
            isTurning={false}
            {...way}
          >
            {moment.explanation}
          </DecisionLink>
        ))}
      </ol>
    </>
  );
}
