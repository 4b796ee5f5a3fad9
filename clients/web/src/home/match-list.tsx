import type { MatchSummaryFragment } from '../generated/graphql';
import { language } from '../i18n/language';
import { t } from '../i18n/i18n';
import { fromNow } from '../i18n/moments';
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
  const { variant, score, deadline, updatedAt } = match;
  return (
    <a class={styles.row} href={`/match/${encodeURIComponent(match.id)}`}>
      <span class={styles.who}>{opponentsOf(match)}</span>
      <span class={styles.score}>{score.join(' : ')}</span>
      <span class={styles.muted}>{language.value === 'de' ? variant.nameDe : variant.name}</span>
      <span class={styles.muted}>
        {deadline ? t('home.until', { moment: fromNow(deadline) }) : fromNow(updatedAt)}
      </span>
    </a>
  );
}

function opponentsOf({ seats, viewerSeat }: MatchSummaryFragment): string {
  const others = seats.filter(({ index }) => index !== viewerSeat);
  return others.map(({ user }) => user.username).join(', ');
}
