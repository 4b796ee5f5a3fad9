import type { WaitingMatch } from './channel.js';

/** Whose turn it is, for what is told about it. */
export abstract class TurnStore {
  /** The matches in which the user is asked, those that run out first in front. */
  abstract waiting(userId: string): Promise<WaitingMatch[]>;
}
