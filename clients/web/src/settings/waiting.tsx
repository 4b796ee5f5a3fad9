import { t } from '../i18n/i18n';

/** Shown until the data is loaded. */
export function Waiting({ hasFailed }: { hasFailed: boolean }) {
  return <p role="status">{hasFailed ? t('app.failed') : t('app.loading')}</p>;
}
