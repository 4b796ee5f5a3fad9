import type { MatchSummaryFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { language } from '../i18n/language';
import { day } from '../i18n/moments';
import styles from './people.module.css';

/** Matches that have ended, each a way to its record. */
export function RecentMatches({ matches }: { matches: readonly (MatchSummaryFragment | null)[] }) {
  const whole = matches.filter((match) => match !== null);
  if (whole.length === 0) return <p class={styles.muted}>{t('people.noMatches')}</p>;
  return (
    <ul class={styles.list}>
      {whole.map(({ id, seats, score, variant, updatedAt }) => (
        <li key={id}>
          <a class={styles.row} href={`/match/${encodeURIComponent(id)}`}>
            <span class={styles.who}>{seats.map(({ user }) => user.username).join(' – ')}</span>
            <span>{score.join(' : ')}</span>
            <span class={styles.muted}>
              {language.value === 'de' ? variant.nameDe : variant.name}
            </span>
            <span class={styles.muted}>{day(updatedAt)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
