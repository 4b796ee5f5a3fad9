import { PlayNow } from '../account/play-now';
import { Title } from '../app/title';
import { LinkButton } from '../design/link-button';
import { t } from '../i18n/i18n';
import { CardFan } from './card-fan';
import styles from './home.module.css';

/** What somebody sees who has never been here: one button, and a game begins. */
export function Welcome() {
  return (
    <div class={styles.welcome}>
      <Title text={t('home.welcome')} />
      <CardFan />
      <h1>{t('home.welcome')}</h1>
      <p class={styles.lead}>{t('home.lead')}</p>
      <div class={styles.start}>
        <PlayNow />
        <p class={styles.empty}>{t('home.playNowHint')}</p>
      </div>
      <p class={styles.actions}>
        <LinkButton kind="quiet" href="/register">
          {t('app.register')}
        </LinkButton>
        <LinkButton kind="quiet" href="/login">
          {t('app.signIn')}
        </LinkButton>
      </p>
    </div>
  );
}
