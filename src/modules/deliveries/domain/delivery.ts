/** PENDING: it will be sent, or sent again, when it is due. The other states are final. */
export type DeliveryStatus = 'PENDING' | 'DELIVERED' | 'FAILED' | 'SUPPRESSED';

/** Further ids of what a delivery is about. Contents and secrets are read when it is sent. */
export type DeliveryAbout = Readonly<Partial<Record<string, string | null>>>;

/** One attempt, as the owner of the target may see it. */
export interface DeliveryAttempt {
  /** When it began, as ISO 8601. */
  readonly at: string;
  readonly millis: number;
  /** The HTTP status of the answer; null without an answer. */
  readonly statusCode: number | null;
  /** Why it has failed; null if it has not. */
  readonly reason: string | null;
  /** The beginning of the answer's body; null without an answer. */
  readonly answer: string | null;
}

/** A new delivery. With a reason it is suppressed from the start. */
export interface NewDelivery {
  readonly channel: string;
  readonly userId: string;
  readonly type: string;
  /** Deliveries to one target are made one after the other; null if they need no order. */
  readonly targetId?: string | null;
  /** The user's name for the target; never an address. */
  readonly target?: string | null;
  /** The row that it carries, such as a notification. It is delivered once to each target of a channel. */
  readonly subjectId?: string | null;
  /** Its place among the deliveries to its target, at which there is only one; null: before all others. */
  readonly position?: number | null;
  readonly about?: DeliveryAbout;
  readonly reason?: string | null;
}

/** The failures of a target since its last success. */
export interface TargetFailures {
  readonly count: number;
  /** When they began; null if only this service was at fault. */
  readonly since: string | null;
}

/** The seconds from an attempt to the next: up to a tenth more, so that what failed together is not tried together. */
export function secondsAfter(
  attempts: number,
  waits: readonly number[],
  random: number,
): number | null {
  const wait = waits[attempts - 1];
  return wait === undefined ? null : wait * (1 + random / 10);
}
