import { useId } from 'preact/hooks';
import styles from './select.module.css';

interface Props<Key extends string> {
  readonly label: string;
  readonly options: readonly (readonly [key: Key, text: string])[];
  readonly value: Key;
  readonly onChoose: (key: Key) => void;
}

/** A drop-down list. */
export function Select<Key extends string>({ label, options, value, onChoose }: Props<Key>) {
  const id = useId();
  return (
    <div class={styles.choose}>
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as Key)}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
