import type { NotificationDeliveryReason } from './delivery.js';
import type { NotificationType } from './notification.js';
import type { QuietHours } from './local-time.js';

/** A channel, as a whole. */
export interface ChannelSwitch {
  readonly channel: string;
  readonly enabled: boolean;
  /** Whether it was switched off by the unsubscribe link. */
  readonly unsubscribed?: boolean;
}

/** One type on one channel. */
export interface TypeSwitch {
  readonly type: NotificationType;
  readonly channel: string;
  readonly enabled: boolean;
}

/** How a user wishes to be told; what was never said is as the channel's default has it. */
export interface Preferences {
  readonly channels: readonly ChannelSwitch[];
  readonly types: readonly TypeSwitch[];
  /** Whether to be told elsewhere while connected. */
  readonly whileConnected: boolean;
  readonly quietHours: QuietHours | null;
  /** How many seconds before a deadline to be reminded; null for DEFAULT_REMINDERS. */
  readonly reminders: readonly number[] | null;
  /** The hour of the zone's clock at which turns are mailed together; null for each at once. */
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

/** In seconds; each where the turn is more than twice as long. */
export const DEFAULT_REMINDERS: readonly number[] = [24 * 3600, 3 * 3600];

/** What is switched on where a user has said nothing. */
export type DefaultsOf = (type: NotificationType) => boolean;

/** Why a channel as a whole is off, null where it is on. */
export function reasonOff(
  { channels }: Preferences,
  channel: string,
): NotificationDeliveryReason | null {
  const said = channels.find((it) => it.channel === channel);
  if (!said || said.enabled) return null;
  return said.unsubscribed ? 'UNSUBSCRIBED' : 'OFF';
}

/** Whether a type is on on a channel, the channel itself left aside. */
export function isTypeOn(
  { types }: Preferences,
  channel: string,
  type: NotificationType,
  isOnByDefault: DefaultsOf,
): boolean {
  const said = types.find((it) => it.channel === channel && it.type === type);
  return said?.enabled ?? isOnByDefault(type);
}

/** The switches with later ones in place of earlier ones of the same name. */
export function merged<T>(
  before: readonly T[],
  after: readonly T[],
  nameOf: (item: T) => string,
): T[] {
  return [...new Map([...before, ...after].map((item) => [nameOf(item), item])).values()];
}
