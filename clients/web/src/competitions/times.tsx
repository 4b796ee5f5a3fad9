import { Field } from '../design/field';
import { t } from '../i18n/i18n';
import { wallClock } from '../i18n/wall-clock';
import styles from './competitions.module.css';
import { ZoneSelect } from './zone-select';

/** The times of a competition: entries open, entries close and lots are drawn, a ladder ends. */
export const TIMES = ['opensAt', 'startsAt', 'endsAt'] as const;
type Time = (typeof TIMES)[number];

interface Props {
  readonly names: readonly Time[];
  readonly required: Time;
  /** The present times. */
  readonly of?: { readonly [Name in Time]: string | null };
  readonly zone: string;
  readonly onZone: (zone: string) => void;
  readonly errorAt: (field: string) => string | undefined;
}

/** Fields for times, by the clocks of a zone. */
export function TimeFields({ names, required, of, zone, onZone, errorAt }: Props) {
  return (
    <>
      <div class={styles.numbers}>
        {names.map((name) => {
          const at = of?.[name];
          return (
            <Field
              key={name}
              label={t(`competitions.${name}`)}
              hint={t(`competitions.${name}Hint`)}
              name={name}
              type="datetime-local"
              required={name === required}
              defaultValue={at ? wallClock(at, zone) : ''}
              error={errorAt(name)}
            />
          );
        })}
      </div>
      <ZoneSelect zone={zone} onChoose={onZone} />
    </>
  );
}
