import { useId } from 'preact/hooks';
import styles from './choice.module.css';
import { useEager } from './use-eager';

interface Props<Value extends string> {
  /** What is chosen. */
  readonly label: string;
  /** Whether the label is read alone, and not seen. */
  readonly isLabelHidden?: boolean;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  /** Where it sends the choice, a promise of the answer. */
  readonly onChoose: (value: Value) => unknown;
}

/** One of a few, all in sight: radio buttons that look like one switch. */
export function Choice<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChoose,
}: Props<Value>) {
  const name = useId();
  const [shown, choose] = useEager(value, onChoose);
  return (
    <fieldset class={styles.choice}>
      <legend class={isLabelHidden ? styles.hidden : styles.label}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} class={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === shown}
            onChange={() => choose(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
