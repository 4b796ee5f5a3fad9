import { FaceChoice } from '../cards/face-choice';
import { Choice } from '../design/choice';
import { setSound } from '../feel/sound';
import { canSound, hasSound } from '../feel/sound-setting';
import { canVibrate, hasVibration, setVibration } from '../feel/vibration';
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
      <Check text={t('table.confirm')} checked={isConfirmed.value} onChange={setConfirmed} />
      <Check text={t('table.ask')} checked={asksBefore.value} onChange={setAsksBefore} />
      {canSound && <Check text={t('table.sounds')} checked={hasSound.value} onChange={setSound} />}
      {canVibrate && (
        <Check text={t('table.vibrate')} checked={hasVibration.value} onChange={setVibration} />
      )}
      <CoachSwitch />
    </details>
  );
}

interface CheckProps {
  readonly text: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Check({ text, checked, onChange }: CheckProps) {
  return (
    <label class={styles.check}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {text}
    </label>
  );
}
