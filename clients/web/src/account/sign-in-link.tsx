import { t } from '../i18n/i18n';
import { useEntrance } from './entrance';

/** A link to the sign-in page that leads back to this page. */
export function SignInLink() {
  return <a href={useEntrance('/login')}>{t('app.signIn')}</a>;
}
