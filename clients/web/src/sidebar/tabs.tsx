import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import styles from './tabs.module.css';

export interface Tab {
  readonly key: string;
  readonly title: string;
  /** The meaning of the dot beside the title. Without it no dot is shown. */
  readonly newLabel?: string | undefined;
  readonly content: () => ComponentChildren;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The key of the open tab. */
  readonly chosen: string;
  readonly onOpen: (key: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs as in the ARIA practices: the arrow keys change the tab, the Tab key enters its panel. */
export function Tabs({ label, tabs, chosen, onOpen }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex(({ key }) => key === chosen),
  );
  const open = (index: number): void => onOpen(tabs[index]!.key);
  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + tabs.length) % tabs.length;
    open(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }
  return (
    <>
      <div ref={list} class={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ key, title, newLabel }, index) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            class={styles.tab}
            aria-selected={index === at}
            aria-controls={`${id}-panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => open(index)}
          >
            {title}
            {newLabel && <span class={styles.news} role="img" aria-label={newLabel} />}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        key={tabs[at]?.key}
        role="tabpanel"
        aria-labelledby={`${id}-${tabs[at]?.key}`}
      >
        {tabs[at]?.content()}
      </div>
    </>
  );
}
