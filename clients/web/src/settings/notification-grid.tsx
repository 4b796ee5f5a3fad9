import { useOptimistic } from '../design/use-optimistic';
import type {
  NotificationSettingsFragment,
  NotificationChannel,
  NotificationType,
  SetNotificationPreferencesInput,
} from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './settings.module.css';

interface Props {
  readonly preferences: NotificationSettingsFragment;
  readonly send: (input: SetNotificationPreferencesInput) => Promise<void>;
}

/** The most important types first. A type that is not in this list comes before all. */
const ORDER: readonly NotificationType[] = [
  'YOUR_TURN',
  'REMINDER',
  'CHALLENGE',
  'MATCH_MESSAGE',
  'ROUND_BEGAN',
  'LADDER_CHALLENGED',
  'PLACE_WON',
  'PARTNER_ASKED',
  'ENTRY_MOVED_UP',
  'ENTRANT_OUT',
  'COMPETITION_ENDED',
  'COMPETITION_CANCELLED',
  'FRIEND_REQUEST',
  'FRIEND_ACCEPTED',
  'CLUB_JOINED',
  'CLUB_REMOVED',
  'CLUB_OFFERED',
  'MATCH_OVER',
  'MATCH_VOIDED',
  'TIME_GIVEN',
  'CHALLENGE_DECLINED',
  'ABORT_OFFERED',
  'RULES_CONFLICT',
  'BACKING_ASKED',
  'BACKING_ANSWERED',
  'REVIEW_READY',
  'DATA_READY',
  'VACATION_TAKEN',
  'MODERATED',
  'REPORT_DECIDED',
  'WEBHOOK_DISABLED',
  'SERVICE_RESTORED',
];

/** All types and channels. A channel that is off sends nothing, even if a type is on. */
export function NotificationGrid({ preferences: { channels, types }, send }: Props) {
  const names = [...new Set(types.map(({ type }) => type))].sort(
    (a, b) => ORDER.indexOf(a) - ORDER.indexOf(b),
  );
  const isUsed = (channel: NotificationChannel) =>
    channels.some((one) => one.channel === channel && one.enabled);
  return (
    <table class={styles.grid}>
      <thead>
        <tr>
          <th scope="col">{t('settings.event')}</th>
          {channels.map(({ channel }) => (
            <th key={channel} scope="col">
              {t(`settings.channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr class={styles.whole}>
          <th scope="row">{t('settings.channelUsed')}</th>
          {channels.map(({ channel, enabled }) => (
            <td key={channel}>
              <Check
                label={t(`settings.channel.${channel}`)}
                checked={enabled}
                onChange={(next) => send({ channels: [{ channel, enabled: next }] })}
              />
            </td>
          ))}
        </tr>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{t(`settings.type.${name}`)}</th>
            {channels.map(({ channel }) => (
              <td key={channel}>
                <Check
                  label={`${t(`settings.type.${name}`)}: ${t(`settings.channel.${channel}`)}`}
                  checked={types.some(
                    (one) => one.type === name && one.channel === channel && one.enabled,
                  )}
                  disabled={!isUsed(channel)}
                  onChange={(enabled) => send({ types: [{ channel, type: name, enabled }] })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => Promise<void>;
}

function Check({ label, checked, disabled = false, onChange }: CheckProps) {
  const [shown, change] = useOptimistic(checked, onChange);
  return (
    <label class={styles.cell}>
      <input
        type="checkbox"
        aria-label={label}
        checked={shown}
        disabled={disabled}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    </label>
  );
}
