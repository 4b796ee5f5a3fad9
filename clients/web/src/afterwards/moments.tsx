import type { AfterwardsDecisionFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './judgement.module.css';
import type { Place } from './place';
import { Way } from './way';

interface Props {
  readonly moments: readonly AfterwardsDecisionFragment[];
  readonly place: Place;
  readonly onGo: (place: Place) => void;
}

/** What most is learned from, with the reasons; nothing where the match has no such decision. */
export function Moments({ moments, ...way }: Props) {
  if (moments.length === 0) return null;
  return (
    <>
      <h3 class={styles.title}>{t('afterwards.moments', { count: moments.length })}</h3>
      <ol class={styles.list}>
        {moments.map((moment) => (
          <Way
            key={`${moment.dealNumber} ${moment.position}`}
            decision={moment}
            isTurning={false}
            {...way}
          >
            {moment.explanation}
          </Way>
        ))}
      </ol>
    </>
  );
}
