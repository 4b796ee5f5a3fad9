/** What a user is told about; a new one is a line here and a rule in `application/notices.ts`. */
export const NOTIFICATION_TYPES = [
  'CHALLENGE',
  'CHALLENGE_DECLINED',
  'BACKING_ASKED',
  'BACKING_ANSWERED',
  'RULES_CONFLICT',
  'YOUR_TURN',
  'ABORT_OFFERED',
  'REMINDER',
  'MATCH_OVER',
  'MATCH_MESSAGE',
  'WEBHOOK_DISABLED',
  'VACATION_TAKEN',
  'REVIEW_READY',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** What others want of a user: strangers could flood a mailbox with it, so it is limited by the hour. */
export const CALLS: ReadonlySet<NotificationType> = new Set([
  'CHALLENGE',
  'CHALLENGE_DECLINED',
  'BACKING_ASKED',
  'BACKING_ANSWERED',
  'ABORT_OFFERED',
  'MATCH_MESSAGE',
]);

/** What a notification is about: ids and a version, never a card. */
export interface Notice {
  readonly type: NotificationType;
  readonly userId: string;
  readonly matchId: string | null;
  readonly challengeId: string | null;
  /** The match's version that it tells of; a running number where it tells of a webhook or a backer. */
  readonly version: number | null;
  /** The message that it tells of: the first that was unread. */
  readonly messageId?: string | null;
  /** The webhook that was disabled. */
  readonly webhookId?: string | null;
  /** The vacation that was taken: a turn may see several. */
  readonly vacationId?: string | null;
  /** A reminder's alone: how long before the deadline it is given. */
  readonly secondsBefore?: number | null;
  /** A reminder's alone: the deadline that it was due for; one that is moved far is told of anew. */
  readonly deadline?: Date | null;
}

export interface Notification extends Notice {
  readonly id: string;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}
