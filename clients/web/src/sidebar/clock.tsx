import { useReload, useResult } from '../api/hooks';
import { Answer } from '../app/answer';
import { MatchClockDocument } from '../generated/graphql';
import type { SidebarMatchFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { dayOf, moment, durationText } from '../i18n/dates';
import { nowBySecond } from '../i18n/now';
import { nameOf } from '../match/sides';
import type { ClockMatch } from './clock-match';
import styles from './clock.module.css';
import parts from './parts.module.css';
import { TimeLedger } from './time-ledger';

type ClockSeat = ClockMatch['seats'][number];

/** Below one hour the remaining time is shown as short. */
const SHORT_SECONDS = 3_600;

/** The time that each seat has left, and how the time of the match was used. */
export function Clock({ match: { id, version } }: { match: SidebarMatchFragment }) {
  const result = useResult(MatchClockDocument, { id, after: null });
  useReload(result.reload, [version]);
  return <Answer result={result}>{({ match }) => match && <Times match={match} />}</Answer>;
}

function Times({ match }: { match: ClockMatch }) {
  return (
    <div class={parts.stack}>
      <p class={parts.hint}>{controlOf(match)}</p>
      <ul class={parts.list}>
        {match.seats.map((seat) => (
          <SeatClock key={seat.seat} seat={seat} match={match} />
        ))}
      </ul>
      <TimeLedger match={match} />
    </div>
  );
}

function SeatClock({ seat, match }: { seat: ClockSeat; match: ClockMatch }) {
  const isToAct = match.toAct === seat.seat && match.deadline !== null;
  const left = isToAct ? (Date.parse(match.deadline) - nowBySecond()) / 1_000 : bankOf(seat, match);
  return (
    <li class={styles.seat}>
      <bdi class={styles.name}>{nameOf(match, seat.seat)}</bdi>
      <span class={`${styles.left} ${isToAct ? tone(left ?? 0) : ''}`}>
        {left === null ? t('sidebar.waits') : durationText(left)}
      </span>
      {isToAct && (
        <span class={styles.until}>{t('sidebar.until', { moment: moment(match.deadline) })}</span>
      )}
      {seat.user.vacation.map(({ id, fromDay, toDay }) => (
        <span key={id} class={styles.until}>
          {t('sidebar.onVacation', { from: dayOf(fromDay), to: dayOf(toDay) })}
        </span>
      ))}
    </li>
  );
}

const tone = (seconds: number): string =>
  `${styles.running} ${seconds < SHORT_SECONDS ? styles.short : ''}`;

const bankOf = ({ seat, isBot }: ClockSeat, { clock }: ClockMatch): number | null =>
  isBot ? null : (clock.banks?.[seat] ?? null);

/** The clock of the match in sentences: its time, and the reasons for which it stops. */
function controlOf({ timeControl }: ClockMatch): string {
  const { perTurnSeconds, bankSeconds, incrementSeconds, weekends, vacation } = timeControl;
  if (perTurnSeconds === null && bankSeconds === null) return t('sidebar.noClock');
  const time =
    bankSeconds === null
      ? t('sidebar.perTurn', { time: durationText(perTurnSeconds ?? 0) })
      : t('sidebar.bank', {
          time: durationText(bankSeconds),
          more: durationText(incrementSeconds ?? 0),
        });
  const pauses = [weekends && t('sidebar.weekends'), vacation && t('sidebar.vacationStops')];
  return [time, ...pauses.filter((text) => text !== false)].join(' ');
}
