import { CopyButton } from '../design/copy-button';
import { t } from '../i18n/i18n';
import styles from './settings.module.css';

/** A secret that is shown only once. */
export function Secret({ secret }: { secret: string }) {
  return (
    <div class={styles.secret} role="status">
      <p>{t('settings.secretOnce')}</p>
      <code>{secret}</code>
      <CopyButton text={secret} />
    </div>
  );
}
