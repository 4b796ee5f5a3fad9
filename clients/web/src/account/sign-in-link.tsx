import { t } from '../i18n/i18n';
import { useSignInAddress } from './sign-in-address';

/** A link to the sign-in page that leads back to this page. */
export function SignInLink() {
  return <a href={useSignInAddress('/login')}>{t('app.signIn')}</a>;
}
