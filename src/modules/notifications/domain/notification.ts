/** What a user is told about, and when; a new one is a line here and a rule in `application/notices.ts`. */
export const NOTIFICATION_MEANINGS = {
  CHALLENGE: 'Somebody has challenged you.',
  CHALLENGE_DECLINED: 'A challenge of yours was declined.',
  BACKING_ASKED: 'Somebody asks to be the idle partner of your seat.',
  BACKING_ANSWERED: 'Your request to be an idle partner was answered.',
  RULES_CONFLICT: 'A match has begun whose players had asked for different rules.',
  YOUR_TURN: 'You are to act in a match.',
  ABORT_OFFERED: 'Somebody would call a match of yours off.',
  REMINDER: 'Your time for a turn runs out.',
  MATCH_OVER: 'A match of yours has ended.',
  MATCH_MESSAGE: 'There is an unread message in a match of yours.',
  WEBHOOK_DISABLED: 'A webhook of yours was disabled.',
  VACATION_TAKEN: 'A day of your vacation was taken, since your time had run out.',
  REVIEW_READY: 'A review that you have asked for is done.',
} as const;
export type NotificationType = keyof typeof NOTIFICATION_MEANINGS;
export const NOTIFICATION_TYPES = Object.keys(NOTIFICATION_MEANINGS) as NotificationType[];

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
