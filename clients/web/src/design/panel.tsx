import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import styles from './panel.module.css';

interface Props {
  readonly title: string;
  /** A number beside the title: the count of the contents. */
  readonly count?: number | string | null | undefined;
  readonly children: ComponentChildren;
}

/** A part of a page with its own title. */
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
