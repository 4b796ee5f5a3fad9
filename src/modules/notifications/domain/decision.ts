import type { NotificationDeliveryReason } from './delivery.js';
import { nextHour, quietUntil } from './local-time.js';
import type { NotificationType } from './notification.js';
import { isTypeOn, reasonOff } from './preferences.js';
import type { DefaultsOf, Preferences } from './preferences.js';

/** How old a notice may become before it is not worth telling. */
const OLDEST_MILLIS = 7 * 24 * 3600 * 1000;

/** All that decides what becomes of a delivery now. */
interface Circumstances {
  readonly now: Date;
  readonly type: NotificationType;
  readonly channel: string;
  readonly isOnByDefault: DefaultsOf;
  /** Whether the channel puts a day's turns together where the user wishes that. */
  readonly collects: boolean;
  readonly preferences: Preferences;
  /** IANA name. */
  readonly timeZone: string;
  readonly createdAt: Date;
  /** Whether what it tells is true still. */
  readonly isCurrent: boolean;
  readonly isConnected: boolean;
  /** When the turn that it tells of runs out. */
  readonly deadline: Date | null;
  /** The digest that it was put into, null for none. */
  readonly digestAt: Date | null;
}

export type Decision =
  | { readonly kind: 'SEND' }
  | { readonly kind: 'SUPPRESS'; readonly reason: NotificationDeliveryReason }
  /** Looked at again then. */
  | { readonly kind: 'POSTPONE'; readonly until: Date }
  /** Told with all others of the day. */
  | { readonly kind: 'COLLECT'; readonly at: Date };

/** What is to be done about a delivery that is due. */
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

/** Only turns are collected, and once: a reminder kept for tomorrow would remind of nothing. */
function digestFor(about: Circumstances): Date | null {
  const { digestHour } = about.preferences;
  const isNew = about.type === 'YOUR_TURN' && about.collects && about.digestAt === null;
  return isNew && digestHour !== null ? nextHour(about.now, about.timeZone, digestHour) : null;
}

/** A turn that would run out in the quiet hours is told of all the same, when it is a reminder. */
function quietEnd({ preferences, now, timeZone, type, deadline }: Circumstances): Date | null {
  const { quietHours } = preferences;
  const until = quietHours && quietUntil(now, timeZone, quietHours);
  const tooLate = type === 'REMINDER' && until !== null && deadline !== null && deadline <= until;
  return tooLate ? null : until;
}
