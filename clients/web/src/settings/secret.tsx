import { useState } from 'preact/hooks';
import { Button } from '../design/button';
import { t } from '../i18n/i18n';
import styles from './settings.module.css';

/** A secret that is shown this once. */
export function Secret({ secret }: { secret: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
  return (
    <div class={styles.secret} role="status">
      <p>{t('settings.secretOnce')}</p>
      <code>{secret}</code>
      {'clipboard' in navigator && (
        <Button onClick={() => void copy()}>
          {isCopied ? t('settings.copied') : t('settings.copy')}
        </Button>
      )}
    </div>
  );
}
