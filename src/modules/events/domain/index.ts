/** A position in a user's sequence and its entry: an event of a match, or a notification. */
export interface UserEventRef {
  /** Rows that are added later have a greater position. */
  readonly position: number;
  readonly matchId: string | null;
  readonly version: number | null;
  readonly notificationId: string | null;
}

/** A position in one sequence: that of a match or of a user, by its id. */
export type SequencePosition = readonly [sequence: string, position: number];

/** Whether a decoded cursor is a position in this sequence. */
export const isSequencePosition =
  (sequence: string) =>
  (value: unknown): value is SequencePosition =>
    Array.isArray(value) &&
    value.length === 2 &&
    value[0] === sequence &&
    Number.isSafeInteger(value[1]) &&
    value[1] >= 0;
