import type { Page } from '../../../platform/graphql/connection.js';
import type { Delivery, DeliveryReason } from '../domain/delivery.js';
import type { Notification } from '../domain/notification.js';
import type { Preferences } from '../domain/preferences.js';
import type { Sent, Target } from './channel.js';
import type { Transaction } from '../../../platform/database/database.js';

/** A delivery as it is owed; suppressed from the start where there is no way to the user. */
export interface NewDelivery {
  readonly notificationId: string;
  readonly userId: string;
  readonly channel: string;
  readonly target: Target | null;
  readonly reason: DeliveryReason | null;
}

/** A delivery that one worker has for itself, with all that decides about it. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly userId: string;
  readonly username: string;
  readonly timeZone: string;
  readonly channel: string;
  readonly target: Target;
  /** Counted with this one; tells a claim from an earlier one of the same delivery. */
  readonly attempts: number;
  readonly digestAt: Date | null;
  readonly notification: Pick<
    Notification,
    'type' | 'userId' | 'matchId' | 'challengeId' | 'version' | 'createdAt'
  >;
  readonly preferences: Preferences;
  readonly isConnected: boolean;
  /** By the clock of play. */
  readonly now: Date;
}

/** The ledger of deliveries. */
export abstract class DeliveryStore {
  /** Written with the notifications; the ids of those that are pending. */
  abstract add(deliveries: readonly NewDelivery[], transaction: Transaction): Promise<string[]>;
  /** The delivery where it is due and nobody else has it, else null. */
  abstract claim(id: string): Promise<ClaimedDelivery | null>;
  /** Up to `limit` that are due and that nobody else has, longest due first, but for the first `passedOver`. */
  abstract claimDue(limit: number, passedOver: number): Promise<ClaimedDelivery[]>;
  /** Looked at again at `until`; no try was made. */
  abstract postpone(claimed: ClaimedDelivery, until: Date): Promise<void>;
  /** Put into the digest of `at`; no try was made. */
  abstract collect(claimed: ClaimedDelivery, at: Date): Promise<void>;
  /** Tried again in about `seconds`. */
  abstract retry(claimed: ClaimedDelivery, seconds: number, reason: string): Promise<void>;
  abstract settle(
    claimed: ClaimedDelivery,
    sent: Exclude<Sent, { outcome: 'RETRY' }>,
  ): Promise<void>;
  /** Settles a digest: what is of `matchIds` was told, the others are out of date. */
  abstract settleDigest(claimed: ClaimedDelivery, matchIds: readonly string[]): Promise<void>;
  abstract of(notificationIds: readonly string[]): Promise<ReadonlyMap<string, Delivery[]>>;
  abstract find(id: string, userId: string): Promise<Delivery | null>;
  /** Newest first; one more than asked for where there are more. */
  abstract list(userId: string, page: Page<[string, string]>): Promise<Delivery[]>;
  /** Forgets what was settled more than 30 days ago. */
  abstract sweep(): Promise<void>;
}
