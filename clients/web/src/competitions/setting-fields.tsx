import { Field } from '../design/field';
import { Select } from '../design/select';
import { Switch } from '../design/switch';
import type { FormSettingFragment } from '../generated/graphql';
import type { SettingChoice } from './competition-draft';
import styles from './competitions.module.css';

interface Props {
  readonly settings: readonly FormSettingFragment[];
  readonly chosen: Readonly<Record<string, SettingChoice>>;
  readonly onChange: (chosen: Readonly<Record<string, SettingChoice>>) => void;
}

/** What an organiser may choose for a form, as the service describes it. */
export function SettingFields({ settings, chosen, onChange }: Props) {
  return (
    <div class={styles.numbers}>
      {settings.map((setting) => (
        <SettingField
          key={setting.key}
          setting={setting}
          value={chosen[setting.key] ?? defaultOf(setting)}
          onChange={(value) => onChange({ ...chosen, [setting.key]: value })}
        />
      ))}
    </div>
  );
}

const defaultOf = ({ byDefault }: FormSettingFragment): SettingChoice =>
  byDefault.integer ?? byDefault.boolean ?? byDefault.choice ?? '';

interface FieldProps {
  readonly setting: FormSettingFragment;
  readonly value: SettingChoice;
  readonly onChange: (value: SettingChoice) => void;
}

function SettingField({ setting, value, onChange }: FieldProps) {
  const { kind, name, description, least, most, choices } = setting;
  if (kind === 'BOOLEAN')
    return <Switch label={name} hint={description} checked={value === true} onChange={onChange} />;
  if (kind === 'CHOICE')
    return (
      <Select
        label={name}
        options={choices.map((choice) => [choice, choice] as const)}
        value={String(value)}
        onChoose={onChange}
      />
    );
  return (
    <Field
      label={name}
      hint={description}
      type="number"
      min={least ?? undefined}
      max={most ?? undefined}
      required
      value={Number(value)}
      onInput={(event) => onChange(event.currentTarget.valueAsNumber || 0)}
    />
  );
}
