import { LinkButton } from '../design/link-button';
import { t } from '../i18n/i18n';
import styles from './account.module.css';
import { useSignInAddress } from './sign-in-address';

/** Links to sign in or register. Both lead back to this page. */
export function SignInLinks() {
  return (
    <div class={styles.entrances}>
      <LinkButton kind="main" href={useSignInAddress('/login')}>
        {t('app.signIn')}
      </LinkButton>
      <LinkButton href={useSignInAddress('/register')}>{t('app.register')}</LinkButton>
    </div>
  );
}
