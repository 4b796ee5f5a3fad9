import type { AfterwardsDecisionFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './curve.module.css';
import { isCostly, number } from './loss';

const WIDTH = 320;
const HEIGHT = 140;
const EDGE = 10;

/** What was to be expected with the action that was played, in game points. */
function expectedOf({ actions, played }: AfterwardsDecisionFragment): number {
  return actions.find(({ action }) => action === played)?.expected ?? 0;
}

/** What was to be expected from decision to decision, the costly ones marked by a diamond. */
export function Curve({ decisions }: { decisions: readonly AfterwardsDecisionFragment[] }) {
  const values = decisions.map(expectedOf);
  const reach = Math.max(1, ...values.map(Math.abs));
  const x = (at: number) => EDGE + (at * (WIDTH - 2 * EDGE)) / Math.max(1, values.length - 1);
  const y = (value: number) => HEIGHT / 2 - (value / reach) * (HEIGHT / 2 - EDGE);
  const lines = linesOf(decisions).map((deal) =>
    deal.map((at) => `${x(at)},${y(values[at]!)}`).join(' '),
  );
  return (
    <figure class={styles.figure}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('afterwards.curve')}>
        <path d={`M0 ${HEIGHT / 2}h${WIDTH}`} class={styles.zero} />
        {lines.map((points) => (
          <polyline key={points} points={points} class={styles.line} />
        ))}
        {decisions.map((decision, at) =>
          isCostly(decision) ? (
            <path
              key={at}
              d={`M${x(at)} ${y(values[at]!) - 6}l6 6-6 6-6-6Z`}
              class={styles.costly}
            />
          ) : (
            <circle key={at} cx={x(at)} cy={y(values[at]!)} r="2" class={styles.dot} />
          ),
        )}
        <text x="2" y="12" class={styles.scale}>
          {`+${number(reach, 1)}`}
        </text>
        <text x="2" y={HEIGHT - 3} class={styles.scale}>
          {number(-reach, 1)}
        </text>
      </svg>
      <figcaption class={styles.caption}>{t('afterwards.curveCaption')}</figcaption>
    </figure>
  );
}

/** A line a deal: from one deal to the next nothing leads. */
function linesOf(decisions: readonly AfterwardsDecisionFragment[]): number[][] {
  const lines = new Map<number, number[]>();
  decisions.forEach(({ dealNumber }, at) =>
    lines.set(dealNumber, [...(lines.get(dealNumber) ?? []), at]),
  );
  return [...lines.values()];
}
