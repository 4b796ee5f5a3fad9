import { useQuery } from '@urql/preact';
import { useEffect } from 'preact/hooks';
import { Panel } from '../design/panel';
import { ScoreSheetDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import type { Match } from './game';
import { namesOf, ownSideFirst } from './game';
import styles from './score.module.css';

/** How many earlier scores are shown. */
const SHOWN = 9;

/** The score as players write it on paper: old numbers are struck out, and a Bummerl is a dot. */
export function Score({ match }: { match: Match }) {
  const { id } = match;
  const [{ data }, reload] = useQuery({ query: ScoreSheetDocument, variables: { id } });
  useEffect(() => reload({ requestPolicy: 'network-only' }), [match.deal.number, match.status]);
  const points = data?.match?.deals.map(({ result }) => result?.gamePoints ?? []) ?? [];
  return (
    <Panel title={t('table.score')}>
      <div class={styles.sheet}>
        {ownSideFirst(match).map((side) => (
          <Column key={side[0]} match={match} side={side} points={points} />
        ))}
      </div>
      <p class={styles.target}>
        {match.countDown
          ? t('table.countsDown', { target: match.target })
          : t('table.countsUp', { target: match.target })}
      </p>
    </Panel>
  );
}

interface Props {
  readonly match: Match;
  readonly side: readonly number[];
  readonly points: readonly (readonly number[])[];
}

function Column({ match, side, points }: Props) {
  const [seat = 0] = side;
  const now = match.countDown?.[seat] ?? match.score[seat] ?? 0;
  const earlier = writtenBefore(match, seat, points).filter((number) => number !== now);
  const dots = match.result?.bummerl[seat] ?? 0;
  return (
    <div class={styles.column}>
      <h3 class={styles.name}>{namesOf(match, side)}</h3>
      {earlier.slice(-SHOWN).map((number) => (
        <s key={number} class={styles.earlier}>
          {number}
        </s>
      ))}
      <strong class={styles.now}>{now}</strong>
      {dots > 0 && <BummerlDots count={dots} />}
    </div>
  );
}

/** The scores of a seat after each deal, each number once. */
function writtenBefore({ countDown, target }: Match, seat: number, points: Props['points']) {
  let sum = 0;
  const sums = points.map((each) => (sum += each[seat] ?? 0));
  return [...new Set([0, ...sums])].map((each) => (countDown ? Math.max(0, target - each) : each));
}

/** One dot for each Bummerl: two for a Schneider, four for a Retourschneider. */
export function BummerlDots({ count }: { count: number }) {
  return (
    <span class={styles.bummerl} role="img" aria-label={t('table.bummerl', { count })}>
      {Array.from({ length: count }, (_, i) => (
        <span key={i} class={styles.dot} />
      ))}
    </span>
  );
}
