import { useId } from 'preact/hooks';
import styles from './choice.module.css';
import { useOptimistic } from './use-optimistic';

interface Option<Value extends string> {
  readonly value: Value;
  readonly text: string;
  /** An explanation of the option. */
  readonly hint?: string;
  /** Why the option is recommended. */
  readonly mark?: string;
}

interface Props<Value extends string> {
  readonly label: string;
  /** Whether only screen readers get the label. */
  readonly isLabelHidden?: boolean;
  /** What the chosen option means, beside the label. */
  readonly note?: string;
  readonly options: readonly Option<Value>[];
  /** How many options stand beside each other, all of one width. Default: as many as fit. */
  readonly columns?: 2 | 3;
  readonly value: Value;
  /** Returns a promise of the answer if it sends the choice. */
  readonly onChoose: (value: Value) => unknown;
}

/** A choice of one of a few options. Radio buttons that look like one switch, or like cards if they have hints. */
export function Choice<Value extends string>({
  label,
  isLabelHidden = false,
  note,
  options,
  columns,
  value,
  onChoose,
}: Props<Value>) {
  const name = useId();
  const [shown, choose] = useOptimistic(value, onChoose);
  const isExplained = options.some(({ hint }) => hint);
  const loose = isExplained ? styles.cards : styles.row;
  const layout = columns ? `${styles.columns} ${columns === 2 ? styles.two : styles.three}` : loose;
  return (
    <fieldset class={styles.choice}>
      <legend class={isLabelHidden ? styles.hidden : styles.label}>
        {label}
        {note && <span class={styles.note}> {note}</span>}
      </legend>
      <div class={layout}>
        {options.map(({ value: each, text, hint, mark }) => (
          <label key={each} class={styles.option}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === shown}
              onChange={() => choose(each)}
            />
            <span class={styles.text}>{text}</span>
            {hint && <span class={styles.hint}>{hint}</span>}
            {mark && <span class={styles.mark}>{mark}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
