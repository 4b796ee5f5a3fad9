import small from '../design/small-button.module.css';
import { t } from '../i18n/i18n';
import { setSound } from './sound';
import { canSound, hasSound } from './sound-setting';
import styles from './sound-switch.module.css';

/** Turns the sounds of the table on and off. */
export function SoundSwitch() {
  if (!canSound) return null;
  return (
    <button
      type="button"
      class={`${small.button} ${styles.button}`}
      aria-label={t('table.sounds')}
      aria-pressed={hasSound.value}
      title={t('table.sounds')}
      onClick={() => setSound(!hasSound.value)}
    >
      <svg viewBox="0 0 24 24" class={styles.icon} aria-hidden="true">
        <path d="M4 9.5v5h3.5l4.5 4v-13l-4.5 4z" />
        <path d={hasSound.value ? WAVES : CROSS} />
      </svg>
    </button>
  );
}

const WAVES = 'M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11';
const CROSS = 'm15.5 9.5 5 5M20.5 9.5l-5 5';
