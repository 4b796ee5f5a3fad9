import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import styles from './panel.module.css';

interface Props {
  readonly title: string;
  /** A figure beside the title: how many there are. */
  readonly count?: number | null | undefined;
  readonly children: ComponentChildren;
}

/** A part of a page with a title of its own. */
export function Panel({ title, count, children }: Props) {
  const id = useId();
  return (
    <section class={styles.panel} aria-labelledby={id}>
      <h2 id={id} class={styles.title}>
        {title}
        {count ? <span class={styles.count}>{count}</span> : null}
      </h2>
      {children}
    </section>
  );
}
