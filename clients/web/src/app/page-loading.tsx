import { signal } from '@preact/signals';
import { t } from '../i18n/i18n';
import styles from './answer.module.css';

/** Whether the code of a page that was opened is still missing. The page before it stays until then. */
export const isPageLoading = signal(false);

/** Says that the next page is on its way. */
export function PageLoading() {
  return (
    <div role="status">{isPageLoading.value && <p class={styles.next}>{t('app.loading')}</p>}</div>
  );
}
