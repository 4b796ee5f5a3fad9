/** One row of a user's sequence: it stands for an event of a match, or for a notification. */
export interface UserEventRow {
  /** Where it stands: rows that are added later have a greater one. */
  readonly position: number;
  readonly matchId: string | null;
  /** The event's version; null for a notification. */
  readonly version: number | null;
  readonly notificationId: string | null;
}

/** The newest position of a user's sequence. */
export interface NewestEvent {
  readonly userId: string;
  readonly position: number;
}

/**
 * Each user's one sequence of events. Its positions are a cursor: whoever has seen one finds no
 * smaller one later, so reading on after it misses nothing.
 */
export abstract class UserEvents {
  /** The user's rows after a position, or from where they are kept, in order. */
  abstract after(userId: string, position: number | null, limit: number): Promise<UserEventRow[]>;
  /** Up to which position the user's events have been cleared, 0 while none have. */
  abstract clearedTo(userId: string): Promise<number>;
  /** The newest position of the user's, 0 while there is none. */
  abstract newest(userId: string): Promise<number>;
  /**
   * Adds what is missing of these matches' events and of these notifications to the sequences of those
   * whom they concern; who these are, with the newest position of each. A second call adds nothing.
   */
  abstract append(
    matchIds: readonly string[],
    notificationIds: readonly string[],
  ): Promise<NewestEvent[]>;
  /** Clears what is older than so many days. */
  abstract clear(days: number): Promise<void>;
}
