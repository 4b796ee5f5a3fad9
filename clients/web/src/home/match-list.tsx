import { gameName } from '../challenge/words';
import type { MatchSummaryFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { fromNow } from '../i18n/moments';
import { Countdown } from './countdown';
import styles from './home.module.css';

interface Props {
  /** Null for one that is broken. */
  readonly matches: readonly (MatchSummaryFragment | null)[];
  readonly empty: string;
}

/** Matches, each a way to its table. */
export function MatchList({ matches, empty }: Props) {
  const whole = matches.filter((match) => match !== null);
  if (whole.length === 0) return <p class={styles.empty}>{empty}</p>;
  return (
    <ul class={styles.list}>
      {whole.map((match) => (
        <li key={match.id}>
          <MatchRow match={match} />
        </li>
      ))}
    </ul>
  );
}

function MatchRow({ match }: { match: MatchSummaryFragment }) {
  const { variant, preset, deadline, updatedAt } = match;
  return (
    <a class={styles.row} href={`/match/${encodeURIComponent(match.id)}`}>
      <span class={styles.who}>{opponentsOf(match)}</span>
      <span class={styles.score}>
        <Outcome match={match} /> {scoreOf(match)}
      </span>
      <span class={styles.muted}>{gameName(variant.key, preset)}</span>
      <span class={styles.when}>
        {deadline ? <Countdown until={deadline} /> : fromNow(updatedAt)}
      </span>
    </a>
  );
}

function Outcome({ match: { result, viewerSeat } }: { match: MatchSummaryFragment }) {
  if (!result || viewerSeat === null || viewerSeat === undefined) return null;
  const hasWon = result.winners.includes(viewerSeat);
  return (
    <span class={hasWon ? styles.won : styles.lost}>{hasWon ? t('home.won') : t('home.lost')}</span>
  );
}

/** The viewer’s own score first. */
function scoreOf({ score, viewerSeat }: MatchSummaryFragment): string {
  const own = viewerSeat ?? 0;
  return [...score.slice(own), ...score.slice(0, own)].join(' : ');
}

/** Names as they sit after the viewer; the same name several times is told once, with its number. */
function opponentsOf({ seats, viewerSeat }: MatchSummaryFragment): string {
  const own = viewerSeat ?? -1;
  const others = [...seats.slice(own + 1), ...seats.slice(0, Math.max(0, own))];
  const names = others.map(({ user }) => user.username);
  return [...new Set(names)].map((name) => counted(name, names)).join(', ');
}

function counted(name: string, names: readonly string[]): string {
  const count = names.filter((other) => other === name).length;
  return count > 1 ? `${count} × ${name}` : name;
}
