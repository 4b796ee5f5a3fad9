import { FaceChoice } from '../cards/face-choice';
import { Choice } from '../design/choice';
import { CoachSwitch } from '../learn/coach-switch';
import { t } from '../i18n/i18n';
import { SPEEDS } from './playback';
import { asksBefore, isConfirmed, setAsksBefore, setConfirmed, setSpeed, speed } from './settings';
import styles from './table-settings.module.css';

/** How the table looks and plays in this browser. */
export function TableSettings() {
  return (
    <details class={styles.fold}>
      <summary>{t('table.settings')}</summary>
      <FaceChoice />
      <Choice
        label={t('table.speed')}
        options={SPEEDS.map((value) => ({ value, text: t(`table.speed.${value}`) }))}
        value={speed.value}
        onChoose={setSpeed}
      />
      <label class={styles.check}>
        <input
          type="checkbox"
          checked={isConfirmed.value}
          onChange={(event) => setConfirmed(event.currentTarget.checked)}
        />
        {t('table.confirm')}
      </label>
      <label class={styles.check}>
        <input
          type="checkbox"
          checked={asksBefore.value}
          onChange={(event) => setAsksBefore(event.currentTarget.checked)}
        />
        {t('table.ask')}
      </label>
      <CoachSwitch />
    </details>
  );
}
