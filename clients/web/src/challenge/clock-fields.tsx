import { Choice } from '../design/choice';
import { Field } from '../design/field';
import { Switch } from '../design/switch';
import { t } from '../i18n/i18n';
import styles from './challenge.module.css';
import { boundsOf, namedClock, OWN } from './clocks';
import type { Clocks, ClockChoice, OwnClock } from './clocks';
import type { ErrorAt } from './errors';

interface Props {
  readonly clocks: Clocks;
  readonly clock: ClockChoice;
  readonly onChange: (clock: ClockChoice) => void;
  readonly errorAt: ErrorAt;
}

/** The choice of the clock: a proposed one, or one with the user's own times. */
export function ClockFields({ clocks, clock, onChange, errorAt }: Props) {
  const chosen = clocks.proposed.find(({ name }) => name === clock.kind);
  const error = errorAt('timeControl');
  return (
    <div class={styles.three}>
      <Choice
        label={t('challenge.howFast')}
        note={chosen?.timeControl.text ?? t('challenge.clock.ownHint')}
        columns={3}
        options={[
          ...clocks.proposed.map(({ name, label }) => ({ value: name, text: label })),
          { value: 'own' as const, text: t('challenge.clock.own') },
        ]}
        value={clock.kind}
        onChoose={(kind) => onChange(kind === 'own' ? OWN : namedClock(clocks, kind))}
      />
      {clock.kind === 'own' && <OwnFields clocks={clocks} clock={clock} onChange={onChange} />}
      {error && (
        <p class={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

interface OwnProps {
  readonly clocks: Clocks;
  readonly clock: OwnClock;
  readonly onChange: (clock: OwnClock) => void;
}

function OwnFields({ clocks, clock, onChange }: OwnProps) {
  const set = (change: Partial<OwnClock>) => onChange({ ...clock, ...change });
  const { hours, minutes } = boundsOf(clocks, clock.measure);
  return (
    <div class={styles.part}>
      <Choice
        label={t('challenge.clock.measure')}
        options={(['perTurn', 'bank'] as const).map((measure) => ({
          value: measure,
          text: t(`challenge.clock.measure.${measure}`),
        }))}
        value={clock.measure}
        onChoose={(measure) => set({ measure })}
      />
      <div class={styles.numbers}>
        <Field
          label={t('challenge.clock.hours')}
          type="number"
          min={hours.min}
          max={hours.max}
          step="any"
          required
          value={clock.hours}
          onInput={(event) => set({ hours: event.currentTarget.valueAsNumber || 0 })}
        />
        {clock.measure === 'bank' && (
          <Field
            label={t('challenge.clock.increment')}
            type="number"
            min={minutes.min}
            max={minutes.max}
            value={clock.incrementMinutes}
            onInput={(event) => set({ incrementMinutes: event.currentTarget.valueAsNumber || 0 })}
          />
        )}
      </div>
      <Switch
        label={t('challenge.clock.vacation')}
        checked={clock.vacation}
        onChange={(vacation) => set({ vacation })}
      />
      <Switch
        label={t('challenge.clock.weekends')}
        checked={clock.weekends}
        onChange={(weekends) => set({ weekends })}
      />
    </div>
  );
}
