import type { Page } from '../../../platform/graphql/connection.js';
import type { Delivery } from '../domain/delivery.js';

/** The ledger of what was sent, as owners read it and ask for more. */
export abstract class DeliveryStore {
  /** Newest first; one more than asked for where there are more. */
  abstract list(webhookId: string, page: Page<number>): Promise<Delivery[]>;
  /** Null unless it is of a webhook of the user's. */
  abstract find(id: string, userId: string): Promise<Delivery | null>;
  /** Owes a test at once; null where there were ten within the hour. */
  abstract addTest(webhookId: string): Promise<Delivery | null>;
  /** Owes a request to confirm, at once and from its first attempt; the one that waits, where one does. */
  abstract addVerification(webhookId: string): Promise<Delivery>;
  /** Owes a delivery anew, from its first attempt, whatever became of it. */
  abstract again(id: string, webhookId: string): Promise<Delivery | null>;
  /** Owes all events after a position again. */
  abstract rewind(webhookId: string, position: number): Promise<void>;
  /** Clears away lines that ended a month ago, and secrets that sign no more. */
  abstract sweep(): Promise<void>;
}
