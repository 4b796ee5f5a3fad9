import styles from './link-menu.module.css';

interface Item {
  readonly href: string;
  readonly text: string;
  readonly isHere: boolean;
}

interface Props {
  /** For screen readers. */
  readonly label: string;
  readonly items: readonly Item[];
  /** Whether it is a column where the page is wide. */
  readonly isColumn?: boolean;
}

/** The parts of a page as links. */
export function LinkMenu({ label, items, isColumn = false }: Props) {
  return (
    <nav class={styles.menu} data-column={isColumn || undefined} aria-label={label}>
      {items.map(({ href, text, isHere }) => (
        <a key={href} href={href} aria-current={isHere ? 'page' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
