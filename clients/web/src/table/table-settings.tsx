import { FaceChoice } from '../cards/face-choice';
import { t } from '../i18n/i18n';
import styles from './table-settings.module.css';
import { isConfirmed, setConfirmed } from './settings';

/** How the table looks and plays in this browser. */
export function TableSettings() {
  return (
    <details class={styles.fold}>
      <summary>{t('table.settings')}</summary>
      <FaceChoice />
      <label class={styles.check}>
        <input
          type="checkbox"
          checked={isConfirmed.value}
          onChange={(event) => setConfirmed(event.currentTarget.checked)}
        />
        {t('table.confirm')}
      </label>
    </details>
  );
}
