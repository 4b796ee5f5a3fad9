import type { Transaction } from '../../../platform/database/database.js';
import type { DeliveryAttempt } from '../domain/delivery.js';
import type { Claimed } from '../storage/delivery-statements.js';

/** What became of a delivery that a channel was to make. */
export interface Outcome {
  /**
   * RETRY: it is tried again as the channel's waits say, and has failed after the last attempt. LATER: it was not sent, and
   * is checked again `at` a time.
   */
  readonly status: 'DELIVERED' | 'FAILED' | 'SUPPRESSED' | 'RETRY' | 'LATER';
  /** A code or the other server's answer; never an address. */
  readonly reason?: string | null;
  readonly at?: Date;
  /** LATER: it is sent together with the user's others of that time. */
  readonly inDigest?: boolean;
  /** DELIVERED: the other deliveries of its digest that were sent with it; the rest is out of date. */
  readonly together?: readonly string[];
  /** The HTTP status of the answer. */
  readonly statusCode?: number | null;
  /** Whether the target works; left out if the attempt says nothing about that. */
  readonly targetWorks?: boolean;
  /** The attempt for the owner of the target to see; left out if none is kept. */
  readonly attempt?: DeliveryAttempt;
  /** Writes what follows from it, in the transaction that stores it. */
  readonly also?: (within: Transaction) => Promise<void>;
}

/** A way out of the service. A module registers its own in its `<name>.module.ts`. */
export interface DeliveryChannel {
  readonly key: string;
  /** How many deliveries one worker makes at a time. */
  readonly concurrency: number;
  /** The seconds from each attempt to the next; after the last one a delivery has failed. */
  readonly waits: readonly number[];
  /** Whether a delivery of this type goes to a suspended person, too; without it, none does. */
  readonly reachesSuspended?: (type: string) => boolean;
  /**
   * Decides whether the delivery is still wanted, and makes one attempt. It must end within a minute: after that, another
   * worker may try as well. If it throws, the delivery is tried again with the reason FAULT.
   *
   * @param stop aborts the attempt, because the process ends or the user is suspended; the delivery is then due at once
   */
  deliver(delivery: Claimed, stop: AbortSignal): Promise<Outcome>;
}

/** All channels. */
export class DeliveryChannels {
  readonly all: DeliveryChannel[] = [];

  /** @throws Error when the key is taken */
  register(channel: DeliveryChannel): void {
    if (this.all.some(({ key }) => key === channel.key))
      throw new Error(`two channels ${channel.key}`);
    this.all.push(channel);
  }
}
