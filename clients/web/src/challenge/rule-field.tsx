import { Choice } from '../design/choice';
import type { OptionFragment, ValueFragment } from '../generated/graphql';
import styles from './challenge.module.css';
import { optionValue } from './challenge-draft';
import type { OptionValue } from './challenge-draft';

interface Props {
  readonly option: OptionFragment;
  readonly chosen: OptionValue;
  readonly onChange: (chosen: OptionValue) => void;
  readonly error: string | undefined;
}

/** One option with the service's explanation and its values. */
export function RuleField({ option, chosen, onChange, error }: Props) {
  return (
    <div class={styles.rule}>
      {option.kind === 'SELECTION' ? (
        <Selection option={option} chosen={chosen} onChange={onChange} />
      ) : (
        <OneOf option={option} chosen={chosen} onChange={onChange} />
      )}
      {error && (
        <p class={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

type Part = Omit<Props, 'error'>;

function OneOf({ option, chosen, onChange }: Part) {
  const values = option.values ?? [];
  return (
    <>
      <Choice
        label={option.label}
        options={values.map((value) => ({ value: String(optionValue(value)), text: value.text }))}
        value={String(chosen)}
        onChoose={(key) => {
          const value = values.find((one) => String(optionValue(one)) === key);
          if (value) onChange(optionValue(value));
        }}
      />
      <p class={styles.explained}>{option.text}</p>
    </>
  );
}

function Selection({ option, chosen, onChange }: Part) {
  const words = typeof chosen === 'object' ? chosen : [];
  const all = (option.values ?? []).map(wordOf);
  const toggle = (word: string) =>
    onChange(all.filter((one) => (one === word) !== words.includes(one)));
  return (
    <fieldset class={styles.selection}>
      <legend>{option.label}</legend>
      <p class={styles.explained}>{option.text}</p>
      {(option.values ?? []).map((value) => (
        <label key={wordOf(value)} class={styles.check}>
          <input
            type="checkbox"
            checked={words.includes(wordOf(value))}
            onChange={() => toggle(wordOf(value))}
          />
          {value.text}
        </label>
      ))}
    </fieldset>
  );
}

const wordOf = (value: ValueFragment): string => String(optionValue(value));
