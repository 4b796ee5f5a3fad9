import { useEffect, useId, useRef } from 'preact/hooks';
import { CardFace } from '../cards/card-face';
import { Button } from '../design/button';
import type { DealOutcomeFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import type { Deal, Match } from './game';
import { isWinner, namesOf, ownSideFirst } from './game';
import styles from './outcome.module.css';

interface Props {
  readonly match: Match;
  readonly deal: Deal;
  readonly result: DealOutcomeFragment;
  readonly goOn: () => void;
}

/** The result of a deal: who won, why, and the points of each side. */
export function DealOutcome({ match, deal, result, goOn }: Props) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), [deal.number]);
  return (
    <section ref={box} class={styles.outcome} aria-labelledby={id} tabIndex={-1}>
      <p class={styles.over}>{t('table.dealOver', { number: deal.number })}</p>
      <h2 id={id} class={styles.title}>
        {headline(match, result)}
      </h2>
      <p class={styles.reason}>{deal.resultText}</p>
      <Figures match={match} deal={deal} result={result} />
      {deal.lastTrick && (
        <div class={styles.last} role="group" aria-label={t('table.lastTrick')}>
          {deal.lastTrick.map(({ card }) => (
            <CardFace key={card} card={card} />
          ))}
        </div>
      )}
      <Button kind="main" onClick={goOn}>
        {t('table.goOn')}
      </Button>
    </section>
  );
}

/** The reasons of a deal that was not played to its end: it has no winner, and brings no game points. */
const UNPLAYED: ReadonlySet<string> = new Set<DealOutcomeFragment['reason']>([
  'RESIGNED',
  'TIMEOUT',
  'ABANDONED',
]);

function headline(match: Match, { winners, gamePoints, reason }: DealOutcomeFragment): string {
  if (UNPLAYED.has(reason)) return t('table.unplayed');
  if (winners.length === 0) return t('table.nobodyWins');
  const points = Math.max(...winners.map((seat) => gamePoints[seat] ?? 0));
  if (isWinner(match, winners)) return t('table.youWin', { points });
  return t('table.theyWin', { names: namesOf(match, winners), count: winners.length, points });
}

function Figures({ match, deal, result }: Omit<Props, 'goOn'>) {
  return (
    <table class={styles.figures}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('table.cardPointsShort')}</th>
          <th scope="col">{t('table.gamePointsShort')}</th>
        </tr>
      </thead>
      <tbody>
        {ownSideFirst(match).map((side) => (
          <tr key={side[0]}>
            <th scope="row">{namesOf(match, side)}</th>
            <td>{deal.cardPoints?.[side[0] ?? 0] ?? '–'}</td>
            <td>{result.gamePoints[side[0] ?? 0] ?? 0}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
