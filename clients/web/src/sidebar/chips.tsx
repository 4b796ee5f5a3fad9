import { t } from '../i18n/i18n';
import styles from './plans.module.css';

interface Props {
  readonly empty: string;
  readonly texts: readonly string[];
  readonly onRemove: (at: number) => void;
}

/** The entries that have been chosen so far. Each can be removed. */
export function Chips({ empty, texts, onRemove }: Props) {
  if (texts.length === 0) return <p class={styles.empty}>{empty}</p>;
  return (
    <ol class={styles.chips}>
      {texts.map((text, at) => (
        <li key={text} class={styles.chip}>
          {text}
          <button
            type="button"
            class={styles.remove}
            aria-label={t('sidebar.plan.leaveOut', { text })}
            onClick={() => onRemove(at)}
          >
            ×
          </button>
        </li>
      ))}
    </ol>
  );
}
