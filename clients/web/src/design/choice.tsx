import { useId } from 'preact/hooks';
import styles from './choice.module.css';
import { useEager } from './use-eager';

interface Option<Value extends string> {
  readonly value: Value;
  readonly text: string;
  /** What it means, for who does not know. */
  readonly hint?: string;
  /** Why it may be the right one. */
  readonly mark?: string;
}

interface Props<Value extends string> {
  /** What is chosen. */
  readonly label: string;
  /** Whether the label is read alone, and not seen. */
  readonly isLabelHidden?: boolean;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  /** Where it sends the choice, a promise of the answer. */
  readonly onChoose: (value: Value) => unknown;
}

/** One of a few, all in sight: radio buttons that look like one switch, or like cards where they are explained. */
export function Choice<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChoose,
}: Props<Value>) {
  const name = useId();
  const [shown, choose] = useEager(value, onChoose);
  const isExplained = options.some(({ hint }) => hint);
  return (
    <fieldset class={styles.choice}>
      <legend class={isLabelHidden ? styles.hidden : styles.label}>{label}</legend>
      <div class={isExplained ? styles.cards : styles.row}>
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
