import { useId } from 'preact/hooks';
import styles from './switch.module.css';
import { useOptimistic } from './use-optimistic';

interface Props {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly checked: boolean;
  /** Returns a promise of the answer if it sends the choice. */
  readonly onChange: (checked: boolean) => unknown;
  readonly error?: string | undefined;
}

export function Switch({ label, hint, checked, onChange, error }: Props) {
  const id = useId();
  const [shown, change] = useOptimistic(checked, onChange);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div class={styles.switch}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={shown}
        aria-describedby={describedBy || undefined}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <label for={id}>{label}</label>
      {hint && (
        <small id={`${id}-hint`} class={styles.hint}>
          {hint}
        </small>
      )}
      {error && (
        <small id={`${id}-error`} class={styles.error} role="alert">
          {error}
        </small>
      )}
    </div>
  );
}
