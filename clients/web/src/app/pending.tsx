import { CombinedError } from '@urql/core';
import { useEffect, useState } from 'preact/hooks';
import { resetClient } from '../api/client';
import { isOnline } from '../api/socket';
import { Button } from '../design/button';
import { t } from '../i18n/i18n';
import styles from './answer.module.css';
import { NotFound } from './not-found';

interface Props {
  readonly error?: unknown;
  readonly reload: () => void;
}

/**
 * Shown while a query has no data. After a failure it offers a retry, and retries automatically when the network is back.
 * For an address with a wrong id it says that there is no such page.
 */
export function Pending({ error, reload }: Props) {
  const online = isOnline.value;
  useEffect(() => {
    if (online && error) reload();
  }, [online]);
  if (isBadAddress(error)) return <NotFound />;
  return error ? <Retry text={t('app.failed')} retry={reload} /> : <Loading />;
}

/** Whether the id in the page's address is none: the service refuses it, and a retry would not help. */
const isBadAddress = (error: unknown): boolean =>
  error instanceof CombinedError &&
  error.graphQLErrors.some(({ extensions }) => IDS.has(extensions['argument']));

/** The arguments that pages take from their addresses. */
const IDS: ReadonlySet<unknown> = new Set(['id', 'clubId', 'competitionId']);

/** An answer usually takes less than a second. */
const SLOW_MILLIS = 10_000;

/** Says when the answer takes long. A retry then begins with a new client, because the old one may be stuck. */
export function Loading() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MILLIS);
    return () => clearTimeout(timer);
  }, [isSlow]);
  function retry(): void {
    setSlow(false);
    resetClient();
  }
  if (isSlow) return <Retry text={t('app.slow')} retry={retry} />;
  return (
    <p class={styles.loading} role="status">
      {t('app.loading')}
    </p>
  );
}

function Retry({ text, retry }: { text: string; retry: () => void }) {
  return (
    <div class={styles.failed} role="alert">
      <p>{text}</p>
      <Button onClick={retry}>{t('app.again')}</Button>
    </div>
  );
}
