import { useId } from 'preact/hooks';
import styles from './choice.module.css';

interface Props<Value extends string> {
  /** What is chosen. */
  readonly label: string;
  /** Whether the label is read alone, and not seen. */
  readonly isLabelHidden?: boolean;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
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
  return (
    <fieldset class={styles.choice}>
      <legend class={isLabelHidden ? styles.hidden : styles.label}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} class={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
