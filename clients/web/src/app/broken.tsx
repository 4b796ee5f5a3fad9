import { Button } from '../design/button';
import { t } from '../i18n/i18n';
import styles from './answer.module.css';

/** Shown instead of a page that failed or could not be loaded. */
export function Broken() {
  return (
    <div class={styles.failed} role="alert">
      <p>{t('app.broken')}</p>
      <Button onClick={() => location.reload()}>{t('app.again')}</Button>
    </div>
  );
}
