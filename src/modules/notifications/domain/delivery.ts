/** Why a delivery was not made, or not yet. */
export const NOTIFICATION_DELIVERY_REASONS = {
  OUT_OF_DATE: 'The match or the challenge had changed before it could be sent.',
  CONNECTED: 'The user was connected, and does not want deliveries then.',
  OFF: 'The user has turned off the channel, or this type on it.',
  NO_ADDRESS: 'The user has given no e-mail address.',
  NOT_VERIFIED: 'The e-mail address is not verified.',
  UNSUBSCRIBED: 'The user has followed the unsubscribe link.',
  NO_SUBSCRIPTION: 'The user has no push subscription, or has removed this one.',
  GONE: 'The push service no longer knows the subscription, which was removed.',
  TOO_MANY: 'The user had already received the hourly maximum of this kind on this channel.',
  NO_PUBLIC_ADDRESS: 'The host of the push service has no public IP address.',
  CONNECTION_FAILED: 'There was no connection to the push service, or it broke.',
  TLS_FAILED: 'There was no secure connection to the push service.',
  TIMEOUT: 'The push service did not answer in time.',
  NOT_TAKEN: 'The mail server or push service refused it; see `answer`.',
  FAULT: 'An error in this service. It tries again.',
  SUSPENDED: 'The user is suspended, and it does not tell of an act of a moderator.',
  EXPIRED: 'It could not be delivered within a week.',
} as const;
export type NotificationDeliveryReason = keyof typeof NOTIFICATION_DELIVERY_REASONS;

/** Why a delivery was not made, as the API shows it. */
export interface ReportedReason {
  readonly reason: NotificationDeliveryReason | null;
  /** The answer of the mail server or push service, if that is the reason; else null. */
  readonly answer: string | null;
}

/**
 * A delivery has one column for both: a reason of this service, or the answer of the mail server or push
 * service.
 */
export function reportedReason(kept: string | null): ReportedReason {
  if (kept === null || isReason(kept)) return { reason: kept, answer: null };
  return { reason: 'NOT_TAKEN', answer: kept };
}

const isReason = (kept: string): kept is NotificationDeliveryReason =>
  Object.hasOwn(NOTIFICATION_DELIVERY_REASONS, kept);

/** A target of a user as its deliveries name it; never the address itself. */
export interface Target {
  /** Null for a channel on which a user has at most one target. */
  readonly id: string | null;
  readonly label: string | null;
}

/** A match in which it is the user's turn. */
export interface WaitingTurn {
  readonly variant: string;
  readonly opponents: readonly string[];
  readonly deadline: Date | null;
}

export interface WaitingMatch extends WaitingTurn {
  readonly matchId: string;
}

/** The seconds from one attempt to the next: nine attempts in about a day. */
export const WAITS: readonly number[] = [30, 120, 480, 1920, 7680, 21_600, 21_600, 21_600];
