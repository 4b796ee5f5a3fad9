import { t } from '../i18n/i18n';
import { useEntrance } from './entrance';

/** Leads to signing in, and from there back to this page. */
export function SignInLink() {
  return <a href={useEntrance('/login')}>{t('app.signIn')}</a>;
}
