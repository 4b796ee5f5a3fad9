import type { ComponentChildren } from 'preact';
import { RulesButton } from '../learn/rules-button';
import { Countdown } from '../match/countdown';
import { t } from '../i18n/i18n';
import type { Match } from './game';
import { bottomOf, nameOf, namesOf, ownSideFirst, teamOf } from './game';
import styles from './score-line.module.css';

interface Props {
  readonly match: Match;
  /** More buttons. */
  readonly children?: ComponentChildren;
}

/** One line above the table: the score of each side, the time left of the player to act, and buttons. */
export function ScoreLine({ match, children }: Props) {
  const { deadline, toAct } = match;
  return (
    <div class={styles.line}>
      <dl class={styles.score} aria-label={t('table.score')}>
        {ownSideFirst(match).map((side) => (
          <div key={side[0]} class={styles.side} data-team={teamOf(match, side[0] ?? 0)}>
            <dt class={styles.name} title={namesOf(match, side)}>
              {sideName(match, side)}
            </dt>
            <dd class={styles.points}>{pointsOf(match, side[0] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      {deadline && toAct !== null && (
        <p class={styles.clock} title={t('table.timeOf', { name: nameOf(match, toAct) })}>
          <span class={styles.hidden}>{t('table.timeOf', { name: nameOf(match, toAct) })}: </span>
          <Countdown until={deadline} />
        </p>
      )}
      {children}
      <RulesButton match={match} />
    </div>
  );
}

const pointsOf = ({ countDown, score }: Match, seat: number): number =>
  countDown?.[seat] ?? score[seat] ?? 0;

/** Sides are named from the viewer's, because long names do not fit on a phone. */
function sideName(match: Match, side: readonly number[]): string {
  const [seat = 0] = side;
  if (side.length === 1) return seat === match.viewerSeat ? t('table.you') : nameOf(match, seat);
  if (match.viewerSeat === null) return namesOf(match, side);
  return side.includes(bottomOf(match)) ? t('table.we') : t('table.they');
}
