import type { ComponentChildren } from 'preact';
import styles from './competitions.module.css';

interface Props {
  /** What is in the box. */
  readonly label: string;
  readonly children: ComponentChildren;
}

/** A box that scrolls sideways by itself, also with the keyboard, so that the page never does. */
export function ScrollBox({ label, children }: Props) {
  return (
    <div class={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
