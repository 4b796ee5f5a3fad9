import { textOf } from '../account/fields';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { Panel } from '../design/panel';
import { Switch } from '../design/switch';
import { useOptimistic } from '../design/use-optimistic';
import type {
  NotificationSettingsFragment,
  SetNotificationPreferencesInput,
} from '../generated/graphql';
import { t } from '../i18n/i18n';
import { durationText } from '../i18n/dates';
import styles from './settings.module.css';

interface Props {
  readonly preferences: NotificationSettingsFragment;
  /** The error of the quiet hours that were sent. */
  readonly error: string | undefined;
  readonly send: (input: SetNotificationPreferencesInput) => Promise<void>;
}

const HOUR = 3600;

/** The usual choices. Other values, set by a program, are shown as well. */
const REMINDERS = [HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 48 * HOUR];

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** When notifications are sent: digest, quiet hours and reminders. */
export function NotificationTimes({ preferences, error, send }: Props) {
  const { whileConnected, digestHour } = preferences;
  const [digest, setDigest] = useOptimistic(
    digestHour === null ? '' : String(digestHour),
    (value) => send({ digestHour: value === '' ? null : Number(value) }),
  );
  return (
    <>
      <Panel title={t('settings.quiet')}>
        <QuietHours preferences={preferences} error={error} send={send} />
      </Panel>
      <Panel title={t('settings.reminders')}>
        <Reminders preferences={preferences} send={send} />
      </Panel>
      <Panel title={t('settings.emailFrequency')}>
        <label class={styles.select}>
          {t('settings.digest')}
          <select value={digest} onChange={({ currentTarget: { value } }) => setDigest(value)}>
            <option value="">{t('settings.digestNone')}</option>
            {HOURS.map((hour) => (
              <option key={hour} value={hour}>
                {t('settings.digestAt', { time: `${String(hour).padStart(2, '0')}:00` })}
              </option>
            ))}
          </select>
        </label>
        <Switch
          label={t('settings.whileConnected')}
          hint={t('settings.whileConnectedHint')}
          checked={whileConnected}
          onChange={(next) => send({ whileConnected: next })}
        />
      </Panel>
    </>
  );
}

function QuietHours({ preferences: { quietHours }, error, send }: Props) {
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        void send({ quietHours: { from: textOf(fields, 'from'), to: textOf(fields, 'to') } });
      }}
    >
      <p class={styles.hint}>{t(quietHours ? 'settings.quietOn' : 'settings.quietOff')}</p>
      <div class={styles.pair}>
        <Field
          label={t('settings.quietFrom')}
          name="from"
          type="time"
          required
          defaultValue={quietHours?.from ?? '22:00'}
          error={error}
        />
        <Field
          label={t('settings.quietTo')}
          name="to"
          type="time"
          required
          defaultValue={quietHours?.to ?? '07:00'}
        />
      </div>
      <div class={styles.pair}>
        <Button type="submit">{t('settings.quietSet')}</Button>
        {quietHours && (
          <Button kind="quiet" onClick={() => void send({ quietHours: null })}>
            {t('settings.quietEnd')}
          </Button>
        )}
      </div>
    </form>
  );
}

function Reminders({ preferences: { reminders }, send }: Pick<Props, 'preferences' | 'send'>) {
  const [shown, choose] = useOptimistic(reminders, (next) => send({ reminders: next }));
  const offered = [...new Set([...REMINDERS, ...reminders])].sort((a, b) => a - b);
  const without = (seconds: number) => shown.filter((other) => other !== seconds);
  return (
    <fieldset class={styles.checks}>
      <legend>{t('settings.remindersHint')}</legend>
      {offered.map((seconds) => (
        <label key={seconds} class={styles.check}>
          <input
            type="checkbox"
            checked={shown.includes(seconds)}
            onChange={({ currentTarget: { checked } }) =>
              choose([...without(seconds), ...(checked ? [seconds] : [])])
            }
          />
          {t('settings.before', { span: durationText(seconds) })}
        </label>
      ))}
    </fieldset>
  );
}
