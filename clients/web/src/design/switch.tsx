import { useId } from 'preact/hooks';
import styles from './switch.module.css';

interface Props {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
}

/** On or off, at once. */
export function Switch({ label, hint, checked, onChange, error }: Props) {
  const id = useId();
  const told = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div class={styles.switch}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-describedby={told || undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
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
