import { Title } from '../app/title';
import { t } from '../i18n/i18n';
import { BotDirectory } from './bot-directory';
import { FindUser } from './find-user';
import styles from './people.module.css';

/** The page that finds opponents: people by name, bots in a list. */
export function People() {
  return (
    <div class={styles.page}>
      <Title text={t('people.people')} />
      <header class={styles.head}>
        <h1>{t('people.people')}</h1>
        <a href="/leaderboard">{t('people.toLeaderboard')}</a>
      </header>
      <div class={styles.columns}>
        <div>
          <FindUser />
        </div>
        <div>
          <BotDirectory />
        </div>
      </div>
    </div>
  );
}
