import { Title } from '../app/title';
import { t } from '../i18n/i18n';
import styles from './home.module.css';

/** What somebody sees who has never been here. */
export function Welcome() {
  return (
    <div class={styles.welcome}>
      <Title text={t('home.welcome')} />
      <h1>{t('home.welcome')}</h1>
      <p class={styles.lead}>{t('home.lead')}</p>
      <p class={styles.actions}>
        <a href="/register">{t('app.register')}</a>
        <a href="/login">{t('app.signIn')}</a>
      </p>
    </div>
  );
}
