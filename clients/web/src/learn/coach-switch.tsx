import { t } from '../i18n/i18n';
import styles from '../table/table-settings.module.css';
import { coach, setCoach } from './coach-state';

/** Turns the lessons on, from the beginning, or off. */
export function CoachSwitch() {
  return (
    <label class={styles.check}>
      <input
        type="checkbox"
        checked={coach.value?.isOn ?? false}
        onChange={(event) => setCoach(event.currentTarget.checked)}
      />
      {t('learn.switch')}
    </label>
  );
}
