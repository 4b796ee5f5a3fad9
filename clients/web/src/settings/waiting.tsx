import { t } from '../i18n/i18n';

/** What is said until there is something to show. */
export function Waiting({ hasFailed }: { hasFailed: boolean }) {
  return <p role="status">{hasFailed ? t('app.failed') : t('app.loading')}</p>;
}
