import { Loading } from '../app/pending';
import { t } from '../i18n/i18n';

/** Shown until the data is loaded. */
export function Waiting({ hasFailed }: { hasFailed: boolean }) {
  return hasFailed ? <p role="status">{t('app.failed')}</p> : <Loading />;
}
