import { LinkButton } from '../design/link-button';
import { t } from '../i18n/i18n';
import styles from './account.module.css';
import { useEntrance } from './entrance';

/** Links to sign in or register. Both lead back to this page. */
export function Entrances() {
  return (
    <div class={styles.entrances}>
      <LinkButton kind="main" href={useEntrance('/login')}>
        {t('app.signIn')}
      </LinkButton>
      <LinkButton href={useEntrance('/register')}>{t('app.register')}</LinkButton>
    </div>
  );
}
