import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import styles from './popover.module.css';

interface Props {
  /** The button's label. */
  readonly label: string;
  readonly sign: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A button that opens a box below it. Escape, a click elsewhere, or another page closes the box. */
export function Popover({ label, sign, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { url } = useLocation();
  useEffect(() => setOpen(false), [url]);
  useEffect(() => (isOpen ? closeOnLeaving() : undefined), [isOpen]);
  return (
    <div ref={container} class={styles.place}>
      <button
        ref={button}
        type="button"
        class={styles.button}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {sign}
      </button>
      {isOpen && (
        <div id={id} class={styles.box}>
          {children}
        </div>
      )}
    </div>
  );

  function closeOnLeaving(): () => void {
    const until = new AbortController();
    const { signal } = until;
    document.addEventListener(
      'pointerdown',
      ({ target }) => container.current?.contains(target as Node) || setOpen(false),
      { signal },
    );
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        setOpen(false);
        button.current?.focus();
      },
      { signal },
    );
    return () => until.abort();
  }
}
