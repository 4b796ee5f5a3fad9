import type { NotificationDeliveryReason } from './delivery.js';
import type { NotificationType } from './notification.js';
import type { QuietHours } from './local-time.js';

/** Whether a channel is on. */
export interface ChannelSwitch {
  readonly channel: string;
  readonly enabled: boolean;
  /** Whether it was turned off by the unsubscribe link. */
  readonly unsubscribed?: boolean;
}

/** Whether one type is on, on one channel. */
export interface TypeSwitch {
  readonly type: NotificationType;
  readonly channel: string;
  readonly enabled: boolean;
}

/** A user's notification preferences. A switch that was never set has the channel's default. */
export interface Preferences {
  readonly channels: readonly ChannelSwitch[];
  readonly types: readonly TypeSwitch[];
  /** Whether to send on channels while the user is connected. */
  readonly whileConnected: boolean;
  readonly quietHours: QuietHours | null;
  /** Reminders, in seconds before a deadline; null for DEFAULT_REMINDERS. */
  readonly reminders: readonly number[] | null;
  /**
   * The hour in the user's time zone at which turns are sent in one e-mail; null: one e-mail for each turn.
   */
  readonly digestHour: number | null;
}

export const DEFAULT_PREFERENCES: Preferences = {
  channels: [],
  types: [],
  whileConnected: false,
  quietHours: null,
  reminders: null,
  digestHour: null,
};

/** In seconds. Each is sent only for turns that are more than twice as long. */
export const DEFAULT_REMINDERS: readonly number[] = [24 * 3600, 3 * 3600];

/** Whether a type is on when a user has set nothing. */
export type DefaultsOf = (type: NotificationType) => boolean;

/** Why a channel is off; null when it is on. */
export function reasonOff(
  { channels }: Preferences,
  channel: string,
): NotificationDeliveryReason | null {
  const preference = channels.find((it) => it.channel === channel);
  if (!preference || preference.enabled) return null;
  return preference.unsubscribed ? 'UNSUBSCRIBED' : 'OFF';
}

/** Whether a type is on, on a channel. It ignores whether the channel is on. */
export function isTypeOn(
  { types }: Preferences,
  channel: string,
  type: NotificationType,
  isOnByDefault: DefaultsOf,
): boolean {
  const preference = types.find((it) => it.channel === channel && it.type === type);
  return preference?.enabled ?? isOnByDefault(type);
}

/** Both lists together; a later switch replaces an earlier one of the same name. */
export function merged<T>(
  before: readonly T[],
  after: readonly T[],
  nameOf: (item: T) => string,
): T[] {
  return [...new Map([...before, ...after].map((item) => [nameOf(item), item])).values()];
}
