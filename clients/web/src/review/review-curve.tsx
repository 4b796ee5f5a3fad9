import type { ReviewDecisionFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './review-curve.module.css';
import { number } from './format-number';
import type { RecordPosition } from './record-position';
import { isSamePosition, positionOf } from './record-position';

const WIDTH = 320;
const HEIGHT = 150;
const EDGE = 14;

type Decision = ReviewDecisionFragment;

interface Props {
  readonly decisions: readonly Decision[];
  readonly position: RecordPosition;
  readonly onGo: (position: RecordPosition) => void;
}

/** The expected game points of the action that was played. */
const expectedOf = ({ actions, played }: Decision): number =>
  actions.find(({ action }) => action === played)?.expected ?? 0;

/**
 * The expected result from decision to decision, with a diamond on each costly one. A click goes to the nearest
 * decision. Without a mouse, the list below and the arrow keys do the same.
 */
export function ReviewCurve({ decisions, position, onGo }: Props) {
  const values = decisions.map(expectedOf);
  const reach = Math.max(1, ...values.map(Math.abs));
  const x = (at: number) => EDGE + (at * (WIDTH - 2 * EDGE)) / Math.max(1, values.length - 1);
  const y = (value: number) => HEIGHT / 2 - (value / reach) * (HEIGHT / 2 - EDGE);
  const current = decisions.findIndex((decision) => isSamePosition(positionOf(decision), position));
  function goTo({ currentTarget, clientX }: MouseEvent): void {
    const { left, width } = (currentTarget as Element).getBoundingClientRect();
    const share = (((clientX - left) / width) * WIDTH - EDGE) / (WIDTH - 2 * EDGE);
    const nearest = decisions[Math.round(Math.min(1, Math.max(0, share)) * (values.length - 1))];
    if (nearest) onGo(positionOf(nearest));
  }
  return (
    <figure class={styles.figure}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('review.curve')}
        onClick={goTo}
      >
        <path d={`M0 ${HEIGHT / 2}h${WIDTH}`} class={styles.zero} />
        {startsOf(decisions).map((at) => (
          <g key={at}>
            {at > 0 && <path d={`M${(x(at - 1) + x(at)) / 2} 0v${HEIGHT}`} class={styles.border} />}
          </g>
        ))}
        {current >= 0 && <path d={`M${x(current)} 0v${HEIGHT}`} class={styles.here} />}
        {linesOf(decisions).map((line) => (
          <polyline
            key={line[0]}
            points={line.map((at) => `${x(at)},${y(values[at]!)}`).join(' ')}
            class={styles.line}
          />
        ))}
        {decisions.map((decision, at) => (
          <Mark key={at} x={x(at)} y={y(values[at]!)} isCostly={decision.costly} />
        ))}
        <text x="2" y="11" class={styles.scale}>{`+${number(reach, 1)}`}</text>
        <text x="2" y={HEIGHT - 3} class={styles.scale}>{`−${number(reach, 1)}`}</text>
      </svg>
      <figcaption class={styles.caption}>{t('review.curveCaption')}</figcaption>
    </figure>
  );
}

/** Marked by shape, not only by colour. */
function Mark({ x, y, isCostly }: { x: number; y: number; isCostly: boolean }) {
  if (!isCostly) return <circle cx={x} cy={y} r="2" class={styles.dot} />;
  return <path d={`M${x} ${y - 5}l5 5-5 5-5-5Z`} class={styles.costly} />;
}

/** The indexes of the decisions at which a deal begins. */
const startsOf = (decisions: readonly Decision[]): number[] =>
  decisions.flatMap(({ dealNumber }, at) =>
    dealNumber === decisions[at - 1]?.dealNumber ? [] : [at],
  );

/** One line for each deal. Deals are not connected. */
function linesOf(decisions: readonly Decision[]): number[][] {
  const starts = startsOf(decisions);
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? decisions.length;
    return Array.from({ length: end - start }, (_, k) => start + k);
  });
}
