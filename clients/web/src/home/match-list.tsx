import { gameName } from '../challenge/words';
import type { MatchSummaryFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { fromNow } from '../i18n/moments';
import { scoreOf, sidesOf } from '../match/sides';
import type { Side } from '../match/sides';
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
      <span class={styles.who}>{playersOf(match)}</span>
      <span class={styles.score}>
        <Outcome match={match} /> {scoreOf(match, match.viewerSeat)}
      </span>
      <span class={styles.muted}>{gameName(variant.key, preset)}</span>
      <span class={styles.when}>
        {deadline ? <Countdown until={deadline} /> : fromNow(updatedAt)}
      </span>
    </a>
  );
}

function Outcome({ match: { result, viewerSeat } }: { match: MatchSummaryFragment }) {
  if (!result || viewerSeat === null) return null;
  const hasWon = result.winners.includes(viewerSeat);
  return (
    <span class={hasWon ? styles.won : styles.lost}>{hasWon ? t('home.won') : t('home.lost')}</span>
  );
}

/** Whom one plays with and against, each name once. */
function playersOf(match: MatchSummaryFragment): string {
  const { viewerSeat } = match;
  const [own = [], ...others] = sidesOf(match, viewerSeat);
  const partners = own.filter((seat) => seat !== viewerSeat);
  const against = eachOnce(match, others.flat());
  if (viewerSeat === null) return [own, ...others].map((side) => eachOnce(match, side)).join(' – ');
  if (partners.length === 0) return against;
  return t('home.withAgainst', { partner: eachOnce(match, partners), others: against });
}

/** Bots of one name are told with their number. */
function eachOnce({ seats }: MatchSummaryFragment, side: Side): string {
  const names = side.map((seat) => seats[seat]?.user.username ?? '');
  return [...new Set(names)].map((name) => counted(name, names)).join(', ');
}

function counted(name: string, names: readonly string[]): string {
  const count = names.filter((other) => other === name).length;
  return count > 1 ? `${count} × ${name}` : name;
}
