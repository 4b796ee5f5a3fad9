import styles from './outcome.module.css';

interface Props {
  /** The message after success. */
  readonly done?: string | false | undefined;
  readonly errors?: readonly string[];
}

/** The result of a request. The live region exists before the first message, or screen readers would miss it. */
export function SendOutcome({ done, errors = [] }: Props) {
  return (
    <>
      <p class={styles.done} role="status">
        {done || ''}
      </p>
      {[...new Set(errors)].map((message) => (
        <p key={message} class={styles.error} role="alert">
          {message}
        </p>
      ))}
    </>
  );
}
