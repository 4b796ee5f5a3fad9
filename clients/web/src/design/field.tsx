import type { ComponentProps } from 'preact';
import { useId } from 'preact/hooks';
import styles from './field.module.css';

type Props = ComponentProps<'input'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Whether the label stands in the field. */
  readonly isCompact?: boolean | undefined;
  /** The error of its value. */
  readonly error?: string | undefined;
};

/** An input with its label. Screen readers also read its hint and its error. */
export function Field({ label, hint, isCompact, error, ...rest }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div class={isCompact ? styles.compact : styles.field}>
      <label for={id}>{label}</label>
      <input
        id={id}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy || undefined}
        {...rest}
      />
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
