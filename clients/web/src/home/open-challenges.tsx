import type { HomeQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { fromNow } from '../i18n/moments';
import styles from './home.module.css';

type Open = HomeQuery['open']['nodes'][number];

/** The viewer's challenges that wait for somebody. */
export function OpenChallenges({ challenges }: { challenges: readonly Open[] }) {
  const whole = challenges.filter((challenge) => challenge !== null);
  if (whole.length === 0) return <p class={styles.empty}>{t('home.noChallenges')}</p>;
  return (
    <ul class={styles.list}>
      {whole.map(({ id, creator, seats, createdAt }) => (
        <li key={id} class={styles.row}>
          <span class={styles.who}>
            {seats.map((user) => user?.username ?? t('home.anyone')).join(', ')}
          </span>
          <span class={styles.muted}>
            {t('home.by', { name: creator.username, moment: fromNow(createdAt) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
