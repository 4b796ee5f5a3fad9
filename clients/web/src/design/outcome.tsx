import styles from './outcome.module.css';

interface Props {
  /** What is said when it was done; nothing before. */
  readonly done?: string | false | undefined;
  readonly wrong?: readonly string[];
}

/** What became of something sent: a live region that is there before there is anything to say. */
export function SendOutcome({ done, wrong = [] }: Props) {
  return (
    <>
      <p class={styles.done} role="status">
        {done || ''}
      </p>
      {[...new Set(wrong)].map((message) => (
        <p key={message} class={styles.wrong} role="alert">
          {message}
        </p>
      ))}
    </>
  );
}
