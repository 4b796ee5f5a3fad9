import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import styles from './options.module.css';

interface Item<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: ComponentChildren;
}

interface Props<Value extends string> {
  readonly legend: string;
  readonly items: readonly Item<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, all of them seen at once. */
export function Options<Value extends string>({ legend, items, value, onChange }: Props<Value>) {
  const name = useId();
  const isLong = items.some(({ hint }) => hint);
  return (
    <fieldset class={styles.options}>
      <legend>{legend}</legend>
      <div class={isLong ? styles.long : styles.short}>
        {items.map((item) => (
          <label key={item.value} class={styles.item}>
            <input
              type="radio"
              name={name}
              checked={item.value === value}
              onChange={() => onChange(item.value)}
            />
            <span class={styles.label}>{item.label}</span>
            {item.hint && <span class={styles.hint}>{item.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
