import type { Batch } from '../../../platform/database/batches.js';

/** A guest, and when the guest was last active. */
export interface SeenGuest {
  readonly userId: string;
  readonly seenAt: Date;
}

/** The accounts of guests, by their last activity. */
export abstract class GuestAccounts {
  /** Guests who have not been active for so many days, the longest inactive first. */
  abstract due(days: number, batch: Batch): Promise<string[]>;

  /** Writes when guests were active. */
  abstract seen(guests: readonly SeenGuest[]): Promise<void>;
}
