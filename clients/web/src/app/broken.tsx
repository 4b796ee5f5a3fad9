import { Button } from '../design/button';
import { t } from '../i18n/i18n';
import styles from './answer.module.css';

/** Stands in for a page that broke, or that could not be loaded: the others are a click away all the same. */
export function Broken() {
  return (
    <div class={styles.failed} role="alert">
      <p>{t('app.broken')}</p>
      <Button onClick={() => location.reload()}>{t('app.again')}</Button>
    </div>
  );
}
