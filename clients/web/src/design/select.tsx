import { useId } from 'preact/hooks';
import fieldStyles from './field.module.css';
import styles from './select.module.css';

interface Props<Key extends string> {
  readonly label: string;
  readonly options: readonly (readonly [key: Key, text: string])[];
  readonly value: Key;
  /** Whether the label stands in the field. */
  readonly isCompact?: boolean;
  readonly onChoose: (key: Key) => void;
}

/** A drop-down list. */
export function Select<Key extends string>({
  label,
  options,
  value,
  isCompact = false,
  onChoose,
}: Props<Key>) {
  const id = useId();
  return (
    <div class={isCompact ? fieldStyles.compact : styles.choose}>
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
