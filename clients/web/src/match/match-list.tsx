import { gameName } from '../challenge/game-names';
import type { MatchSummaryFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { fromNow } from '../i18n/dates';
import { scoreOf, sidesOf } from './sides';
import type { Side } from './sides';
import { Countdown } from './countdown';
import styles from './rows.module.css';
import { shownName } from '../people/user-name';

interface Props {
  /** Null for a broken match. */
  readonly matches: readonly (MatchSummaryFragment | null)[];
  /** The text for an empty list. */
  readonly empty: string | null;
  /** The user whose matches are shown. Default: the viewer. */
  readonly username?: string;
}

/** Matches from the view of one player. Each links to its table. */
export function MatchList({ matches, empty, username }: Props) {
  const loaded = matches.filter((match) => match !== null);
  if (loaded.length === 0) return empty && <p class={styles.empty}>{empty}</p>;
  return (
    <ul class={styles.list}>
      {loaded.map((match) => (
        <li key={match.id}>
          <MatchRow match={match} own={seatOf(match, username)} />
        </li>
      ))}
    </ul>
  );
}

const seatOf = ({ seats, viewerSeat }: MatchSummaryFragment, username?: string): number | null =>
  username === undefined
    ? viewerSeat
    : (seats.find(({ user }) => user.username === username)?.seat ?? null);

interface RowProps {
  readonly match: MatchSummaryFragment;
  readonly own: number | null;
}

function MatchRow({ match, own }: RowProps) {
  const { variant, preset, deadline, updatedAt } = match;
  return (
    <a class={styles.row} href={`/match/${encodeURIComponent(match.id)}`}>
      <span class={styles.who}>{playersOf(match, own)}</span>
      <span class={styles.score}>
        <Outcome match={match} own={own} /> {scoreOf(match, own)}
      </span>
      <span class={styles.muted}>{gameName(variant.key, preset)}</span>
      <span class={styles.when}>
        {deadline ? <Countdown until={deadline} /> : fromNow(updatedAt)}
      </span>
    </a>
  );
}

function Outcome({ match: { result, voidedAt }, own }: RowProps) {
  if (voidedAt) return <span class={styles.muted}>{t('fairPlay.voided')}</span>;
  if (!result || own === null) return null;
  const hasWon = result.winners.includes(own);
  return (
    <span class={hasWon ? styles.won : styles.lost}>{hasWon ? t('home.won') : t('home.lost')}</span>
  );
}

/** The partners and opponents, each name once. Without an own seat: all sides. */
function playersOf(match: MatchSummaryFragment, own: number | null): string {
  const sides = sidesOf(match, own);
  if (own === null) return sides.map((side) => uniqueNames(match, side)).join(' – ');
  const [first = [], ...others] = sides;
  const partners = first.filter((seat) => seat !== own);
  const against = uniqueNames(match, others.flat());
  if (partners.length === 0) return against;
  return t('home.withAgainst', { partner: uniqueNames(match, partners), others: against });
}

/** Bots with the same name are shown once, with their count. */
function uniqueNames({ seats }: MatchSummaryFragment, side: Side): string {
  const names = side.map((seat) => shownName(seats[seat]?.user.username ?? ''));
  return [...new Set(names)].map((name) => counted(name, names)).join(', ');
}

function counted(name: string, names: readonly string[]): string {
  const count = names.filter((other) => other === name).length;
  return count > 1 ? `${count} × ${name}` : name;
}
