import type { PushSubscription, PushTarget } from '../domain/push-subscription.js';

/** Where push subscriptions live. */
export abstract class PushSubscriptionStore {
  /** Oldest first. */
  abstract of(userId: string): Promise<PushSubscription[]>;
  abstract find(id: string, userId: string): Promise<PushSubscription | null>;
  /** A known endpoint gets the new keys and label; null where the user has `limit` others. */
  abstract put(
    userId: string,
    target: PushTarget,
    label: string | null,
    limit: number,
  ): Promise<PushSubscription | null>;
  /** Whether there was one. */
  abstract remove(id: string, userId: string): Promise<boolean>;
}
