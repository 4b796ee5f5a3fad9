import type { WaitingMatch } from './channel.js';

/** Whose turn it is, for what is told about it. */
export abstract class TurnStore {
  /** Owes the reminders that are due, once each. */
  abstract oweReminders(): Promise<void>;
  /** Forgets which reminders were given in turns that are over. */
  abstract sweep(): Promise<void>;
  /** The matches in which the user is asked, those that run out first in front. */
  abstract waiting(userId: string): Promise<WaitingMatch[]>;
}
