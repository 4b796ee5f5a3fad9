import type { ComponentProps } from 'preact';
import { useId } from 'preact/hooks';
import styles from './field.module.css';

type Props = ComponentProps<'textarea'> & {
  readonly label: string;
  /** The error of its text. */
  readonly error?: string | undefined;
};

/** A field of several lines with its label. Screen readers also read its error. */
export function TextArea({ label, error, ...rest }: Props) {
  const id = useId();
  return (
    <div class={styles.field}>
      <label for={id}>{label}</label>
      <textarea
        id={id}
        rows={4}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
        {...rest}
      />
      {error && (
        <small id={`${id}-error`} class={styles.error} role="alert">
          {error}
        </small>
      )}
    </div>
  );
}
