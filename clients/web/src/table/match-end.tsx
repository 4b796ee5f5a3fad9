import { LinkButton } from '../design/link-button';
import { t } from '../i18n/i18n';
import type { Match } from './game';
import { namesOf } from './game';
import styles from './match-end.module.css';
import { PlayAgain } from './play-again';

/** The end of the match: the result, a rematch and the review. */
export function MatchEnd({ match }: { match: Match }) {
  const { result, status, viewerSeat } = match;
  if (status === 'IN_PROGRESS') return null;
  const again = viewerSeat !== null && <PlayAgain id={match.id} />;
  if (!result)
    return (
      <section class={styles.end} aria-label={t('table.matchOver')}>
        <p>{t('table.aborted')}</p>
        {again}
      </section>
    );
  const names = namesOf(match, result.winners);
  const isOwn = viewerSeat !== null && result.winners.includes(viewerSeat);
  return (
    <section class={styles.end} aria-label={t('table.matchOver')}>
      <h2 class={styles.title}>
        {isOwn
          ? t('table.youWinMatch')
          : t('table.theyWinMatch', { names, count: result.winners.length })}
      </h2>
      <p>{result.text}</p>
      {again}
      <LinkButton href={`/match/${encodeURIComponent(match.id)}/review`}>
        {t('table.lookBack')}
      </LinkButton>
    </section>
  );
}
