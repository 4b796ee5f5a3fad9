import styles from './parts.module.css';

/** What was refused, said where it was asked for. */
export function Wrong({ text }: { text: string }) {
  return (
    <p class={styles.wrong} role="alert" hidden={!text}>
      {text}
    </p>
  );
}
