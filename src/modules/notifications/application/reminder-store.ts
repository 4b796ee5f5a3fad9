import type { Transaction } from '../../../platform/database/database.js';

/** When matches are looked at for reminders: no later than the next one is due. */
export abstract class ReminderStore {
  /** Looks ahead for the turns that run in these matches. */
  abstract plan(matchIds: readonly string[]): Promise<void>;
  /** The same for all turns that wait for a user, whose wishes have changed. */
  abstract planFor(userId: string, transaction: Transaction): Promise<void>;
  /** Owes the reminders that are due in up to a batch of matches, once each; whether more may be. */
  abstract owe(): Promise<boolean>;
}
