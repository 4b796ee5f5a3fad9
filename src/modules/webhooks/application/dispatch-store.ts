import type { UserEventRow } from '../../events/application/index.js';
import type { Delivery } from '../domain/delivery.js';
import type { Verdict } from '../domain/verdict.js';

/** A webhook that this process alone serves while the lease runs. */
export interface LeasedWebhook {
  readonly id: string;
  readonly userId: string;
  readonly lease: string;
}

/** A delivery whose time has come, with what is needed to send it. */
export interface DueDelivery extends Delivery {
  readonly url: string;
  /** The row of the user's sequence; null for a test. */
  readonly event: UserEventRow | null;
  /** The secrets that sign, the newest first. */
  readonly sealed: readonly Buffer[];
}

/** What workers need to serve webhooks; any number of them may ask at once. */
export abstract class DispatchStore {
  /** Leases webhooks that have something to do, those first that were served longest ago. */
  abstract lease(count: number): Promise<LeasedWebhook[]>;
  /** Puts the user's new events into the ledger, in order; of many, the next ones. */
  abstract plan(webhook: LeasedWebhook): Promise<void>;
  /** The first delivery that is due, the lease renewed; null when none is, or the lease is lost. */
  abstract next(webhook: LeasedWebhook): Promise<DueDelivery | null>;
  /** Writes what became of a delivery; nothing when the lease is lost, so that it is sent again. */
  abstract settle(webhook: LeasedWebhook, delivery: Delivery, verdict: Verdict): Promise<void>;
  abstract release(webhook: LeasedWebhook): Promise<void>;
  /** Leaves one that could not be served alone for a while, longer each time. */
  abstract rest(webhook: LeasedWebhook): Promise<void>;
}
