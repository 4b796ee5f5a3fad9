import { Panel } from '../design/panel';
import type { ReviewDecisionFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { withError } from './format-number';
import styles from './reviewed-decision.module.css';

/** How many choices are shown at most. */
const MAX_CHOICES = 6;

/** A reviewed decision: every choice with its value, with the best and the played one marked. */
export function ReviewedDecision({ decision }: { decision: ReviewDecisionFragment }) {
  const { loss, standardError, costly, explanation, best } = decision;
  const { bestInHindsight, bestInHindsightText } = decision;
  return (
    <Panel title={t('review.decision')}>
      <p class={costly ? styles.costly : styles.right}>
        {costly ? t('review.cost', { loss: withError(loss, standardError) }) : t('review.right')}
      </p>
      {explanation && <p>{explanation}</p>}
      <Choices decision={decision} />
      {bestInHindsight !== best && (
        <p class={styles.muted}>
          {t('review.hindsight', { best: bestInHindsightText ?? bestInHindsight })}
        </p>
      )}
    </Panel>
  );
}

function Choices({ decision: { actions, best, played } }: { decision: ReviewDecisionFragment }) {
  const byWorth = [...actions].sort((one, other) => other.expected - one.expected);
  const shown = byWorth.filter(({ action }, i) => i < MAX_CHOICES || action === played);
  const reach = Math.max(1, ...shown.map(({ expected }) => Math.abs(expected)));
  return (
    <ul class={styles.choices} aria-label={t('review.choices')}>
      {shown.map(({ action, text, expected, standardError }) => (
        <li key={action} class={styles.choice} data-played={action === played || undefined}>
          <span>
            {text ?? action}{' '}
            {action === best && <span class={styles.best}>{t('review.best')}</span>}{' '}
            {action === played && <span class={styles.played}>{t('review.played')}</span>}
          </span>
          <span class={styles.worth}>{withError(expected, standardError)}</span>
          <Bar share={expected / reach} />
        </li>
      ))}
    </ul>
  );
}

/** Bars to the right are gains, bars to the left are losses. */
function Bar({ share }: { share: number }) {
  const width = Math.abs(share) * 50;
  return (
    <svg class={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect
        x={share < 0 ? 50 - width : 50}
        width={width}
        height="4"
        class={share < 0 ? styles.minus : styles.plus}
      />
      <path d="M50 0v4" class={styles.zero} />
    </svg>
  );
}
