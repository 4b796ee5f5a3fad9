import { useEffect } from 'preact/hooks';
import { isOnline } from '../api/socket';
import { Button } from '../design/button';
import { t } from '../i18n/i18n';
import styles from './answer.module.css';

interface Props {
  readonly error?: unknown;
  readonly reload: () => void;
}

/**
 * Shown while a query has no data. After a failure it offers a retry, and retries automatically when the network is back.
 */
export function Pending({ error, reload }: Props) {
  const online = isOnline.value;
  useEffect(() => {
    if (online && error) reload();
  }, [online]);
  if (!error)
    return (
      <p class={styles.loading} role="status">
        {t('app.loading')}
      </p>
    );
  return (
    <div class={styles.failed} role="alert">
      <p>{t('app.failed')}</p>
      <Button onClick={reload}>{t('app.again')}</Button>
    </div>
  );
}
