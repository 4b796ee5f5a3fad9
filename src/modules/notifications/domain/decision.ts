import type { NotificationDeliveryReason } from './delivery.js';
import { nextHour, quietUntil } from './local-time.js';
import type { NotificationType } from './notification.js';
import { isTypeOn, reasonOff } from './preferences.js';
import type { DefaultsOf, Preferences } from './preferences.js';

/** After this time a notification is no longer sent. */
const OLDEST_MILLIS = 7 * 24 * 3600 * 1000;

/** Everything that decides about a delivery. */
interface Circumstances {
  readonly now: Date;
  readonly type: NotificationType;
  readonly channel: string;
  readonly isOnByDefault: DefaultsOf;
  /** Whether the channel can send a day's turns together. */
  readonly collects: boolean;
  readonly preferences: Preferences;
  /** IANA name. */
  readonly timeZone: string;
  readonly createdAt: Date;
  /** Whether the notification is not out of date. */
  readonly isCurrent: boolean;
  readonly isConnected: boolean;
  /** The deadline of the turn that it is about. */
  readonly deadline: Date | null;
  /** The digest in which it is collected; null for none. */
  readonly digestAt: Date | null;
}

export type Decision =
  | { readonly kind: 'SEND' }
  | { readonly kind: 'SUPPRESS'; readonly reason: NotificationDeliveryReason }
  /** It is checked again at `until`. */
  | { readonly kind: 'POSTPONE'; readonly until: Date }
  /** It is sent with all other turns of the day. */
  | { readonly kind: 'COLLECT'; readonly at: Date };

/** Decides what happens to a delivery that is due. */
export function decideDelivery(about: Circumstances): Decision {
  const reason = reasonAgainst(about);
  if (reason) return { kind: 'SUPPRESS', reason };
  const at = digestFor(about);
  if (at) return { kind: 'COLLECT', at };
  const until = quietEnd(about);
  return until ? { kind: 'POSTPONE', until } : { kind: 'SEND' };
}

function reasonAgainst(about: Circumstances): NotificationDeliveryReason | null {
  const { preferences, channel, type, isOnByDefault } = about;
  if (!about.isCurrent) return 'OUT_OF_DATE';
  const off = reasonOff(preferences, channel);
  if (off) return off;
  if (!isTypeOn(preferences, channel, type, isOnByDefault)) return 'OFF';
  if (about.isConnected && !preferences.whileConnected) return 'CONNECTED';
  return about.now.getTime() - about.createdAt.getTime() > OLDEST_MILLIS ? 'EXPIRED' : null;
}

/** Only new turns are collected, and only once; a reminder would come too late in a digest. */
function digestFor(about: Circumstances): Date | null {
  const { digestHour } = about.preferences;
  const isNew = about.type === 'YOUR_TURN' && about.collects && about.digestAt === null;
  return isNew && digestHour !== null ? nextHour(about.now, about.timeZone, digestHour) : null;
}

/**
 * When the quiet hours end, if `now` is in them. A reminder is sent at once if its deadline is in the quiet
 * hours.
 */
function quietEnd({ preferences, now, timeZone, type, deadline }: Circumstances): Date | null {
  const { quietHours } = preferences;
  const until = quietHours && quietUntil(now, timeZone, quietHours);
  const tooLate = type === 'REMINDER' && until !== null && deadline !== null && deadline <= until;
  return tooLate ? null : until;
}
