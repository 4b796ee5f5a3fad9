import type { ComponentChildren } from 'preact';
import { isOnline } from '../api/socket';
import { useEffect } from 'preact/hooks';
import { Button } from '../design/button';
import { t } from '../i18n/i18n';
import styles from './answer.module.css';

interface Props<Data> {
  readonly result: {
    readonly data?: Data | undefined;
    readonly error?: unknown;
    readonly again: () => void;
  };
  readonly children: (data: Data) => ComponentChildren;
}

/** What a query answered; what was there last is shown on while it is asked again, and a failure can be tried again. */
export function Answer<Data>({ result: { data, error, again }, children }: Props<Data>) {
  const online = isOnline.value;
  useEffect(() => {
    if (online && error) again();
  }, [online]);
  if (data) return <>{children(data)}</>;
  if (!error)
    return (
      <p class={styles.loading} role="status">
        {t('app.loading')}
      </p>
    );
  return (
    <div class={styles.failed} role="alert">
      <p>{t('app.failed')}</p>
      <Button onClick={again}>{t('app.again')}</Button>
    </div>
  );
}
