/** A position in a user's sequence and its entry: an event of a match, or a notification. */
export interface UserEventRef {
  /** Rows that are added later have a greater position. */
  readonly position: number;
  readonly matchId: string | null;
  readonly version: number | null;
  readonly notificationId: string | null;
}

/** What of a user's sequence a stream may be limited to. */
export const USER_EVENT_KINDS = {
  CHALLENGE: 'A challenge names the viewer: the notification `CHALLENGE`.',
  MATCH_STARTED: 'A match of the viewer has begun: its event `MATCH_STARTED`.',
  TURN: 'The viewer is to act: the newest event of a match, with the `match`. At least one for each version.',
  MATCH_ENDED:
    'A match of the viewer has ended, for whatever reason, or was called off: `MATCH_ENDED` or `MATCH_ABORTED`.',
  MESSAGE:
    'A message in a match of the viewer: the notification `MATCH_MESSAGE`. A bot gets one for each message.',
  COMPETITION:
    'Something in a competition of the viewer: a notification with a `competitionId`, such as `ROUND_BEGAN`.',
} as const;
export type UserEventKind = keyof typeof USER_EVENT_KINDS;

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
