export type NotificationDeliveryStatus = 'PENDING' | 'DELIVERED' | 'FAILED' | 'SUPPRESSED';

/** Why a delivery was not made, or not yet. */
export const NOTIFICATION_DELIVERY_REASONS = {
  OUT_OF_DATE: 'The match or the challenge had changed before it could be sent.',
  CONNECTED: 'The user was connected, and wants none then.',
  OFF: 'The user has turned off the channel, or this type on it.',
  NO_ADDRESS: 'The user has given no e-mail address.',
  NOT_VERIFIED: 'The e-mail address is not verified.',
  UNSUBSCRIBED: 'The user has followed the unsubscribe link.',
  NO_SUBSCRIPTION: 'The user has no push subscription, or has removed this one.',
  GONE: 'The push service no longer knows the subscription, which was removed.',
  TOO_MANY: 'The user had already received the hourly maximum of this kind on this channel.',
  NO_PUBLIC_ADDRESS: 'The name of the push service has no address to which the service may send.',
  CONNECTION_FAILED: 'There was no connection to the push service, or it broke.',
  TLS_FAILED: 'There was no secure connection to the push service.',
  TIMEOUT: 'The push service did not answer in time.',
  NOT_TAKEN: 'The mail server or push service refused it: `answer` has its answer.',
  FAULT: 'This service had a fault, and will try again.',
  EXPIRED: 'It could not be delivered within a week.',
} as const;
export type NotificationDeliveryReason = keyof typeof NOTIFICATION_DELIVERY_REASONS;

/** Why a delivery was not made, as its user is told. */
export interface ReportedReason {
  readonly reason: NotificationDeliveryReason | null;
  /** What the other side said, where that is the reason; else null. */
  readonly answer: string | null;
}

/** The ledger keeps in one place what was the reason: a word of ours, or what the other side said. */
export function reportedReason(kept: string | null): ReportedReason {
  if (kept === null || isReason(kept)) return { reason: kept, answer: null };
  return { reason: 'NOT_TAKEN', answer: kept };
}

const isReason = (kept: string): kept is NotificationDeliveryReason =>
  Object.hasOwn(NOTIFICATION_DELIVERY_REASONS, kept);

/** One way to a user, as the ledger names it; never the address itself. */
export interface Target {
  /** Null where a user has one of the kind at most. */
  readonly id: string | null;
  readonly label: string | null;
}

/** What became of one try. Reasons tell what the other side answered, never an address. */
export type Sent =
  | { readonly outcome: 'DELIVERED' }
  | { readonly outcome: 'RETRY'; readonly reason: string }
  | { readonly outcome: 'FAILED'; readonly reason: string }
  | { readonly outcome: 'SUPPRESSED'; readonly reason: NotificationDeliveryReason };

/** A match in which the reader is asked. */
export interface WaitingTurn {
  readonly variant: string;
  readonly opponents: readonly string[];
  readonly deadline: Date | null;
}

export interface WaitingMatch extends WaitingTurn {
  readonly matchId: string;
}

/** How often a delivery is tried: for about a day. */
export const MAX_ATTEMPTS = 9;
