/** The types of notifications. A new one is an entry here and a rule in `application/notification-rules.ts`. */
export const NOTIFICATION_MEANINGS = {
  CHALLENGE: 'Somebody has challenged you.',
  CHALLENGE_DECLINED: 'A challenge of yours was declined.',
  FRIEND_REQUEST: 'Somebody has sent you a friend request.',
  FRIEND_ACCEPTED: 'Somebody has accepted a friend request of yours.',
  CLUB_JOINED: 'Somebody has joined a club of which you are owner or keeper.',
  CLUB_REMOVED: 'You were removed from a club.',
  CLUB_OFFERED: 'The owner of a club offers it to you.',
  BACKING_ASKED: 'Somebody asks to be the idle partner of your seat.',
  BACKING_ANSWERED: 'Your request to be an idle partner was answered.',
  RULES_CONFLICT: 'A match has begun; its players had asked for different rules.',
  YOUR_TURN: 'You are to act in a match.',
  ABORT_OFFERED: 'Somebody offers to call off a match of yours.',
  REMINDER: 'Your time for a turn is running out.',
  MATCH_OVER: 'A match of yours has ended.',
  MATCH_VOIDED: 'A moderator has voided a match of yours: it counts for nothing.',
  TIME_GIVEN: 'A moderator has given another player of a match of yours time.',
  ROUND_BEGAN: 'A round of a competition has begun: it says whom you meet.',
  LADDER_CHALLENGED: 'Somebody has challenged you on a ladder.',
  PLACE_WON: 'You have won a place on a ladder.',
  PARTNER_ASKED: 'Somebody has entered a competition with you as the partner.',
  ENTRY_MOVED_UP: 'A place in a competition has become free for you.',
  ENTRANT_OUT: 'You are out of a competition.',
  COMPETITION_ENDED: 'A competition of yours has ended: it says your place.',
  COMPETITION_CANCELLED: 'A competition of yours was cancelled.',
  MATCH_MESSAGE: 'There is an unread message in a match of yours.',
  MODERATED: 'Moderators have decided something about you: it says what, and how to appeal.',
  REPORT_DECIDED: 'A report of yours was decided.',
  WEBHOOK_DISABLED: 'A webhook of yours was disabled.',
  VACATION_TAKEN: 'A day of your vacation was taken, because your time had run out.',
  REVIEW_READY: 'A review that you asked for is ready.',
  DATA_READY: 'The archive of your data that you asked for can be downloaded.',
  SERVICE_RESTORED:
    'The service was restored from a backup, which concerns your matches or challenges.',
} as const;
export type NotificationType = keyof typeof NOTIFICATION_MEANINGS;
export const NOTIFICATION_TYPES = Object.keys(NOTIFICATION_MEANINGS) as NotificationType[];

/** Types that other users cause. They are limited per hour, so that strangers cannot flood a mailbox. */
export const CAUSED_BY_OTHERS: ReadonlySet<NotificationType> = new Set([
  'CHALLENGE',
  'CHALLENGE_DECLINED',
  'FRIEND_REQUEST',
  'FRIEND_ACCEPTED',
  'CLUB_JOINED',
  'CLUB_REMOVED',
  'CLUB_OFFERED',
  'BACKING_ASKED',
  'BACKING_ANSWERED',
  'ABORT_OFFERED',
  'MATCH_MESSAGE',
  'LADDER_CHALLENGED',
  'PARTNER_ASKED',
]);

/** The contents of a notification: ids and a version, never a card. */
export interface NewNotification {
  readonly type: NotificationType;
  readonly userId: string;
  readonly matchId: string | null;
  readonly challengeId: string | null;
  /**
   * The version of the match that it is about; a serial number if it is about a webhook, a backer, a friend request, a club, a
   * restore or a decision of moderators, such as time that was given. Of a competition the round, the board of a ladder, or the number of an entry.
   */
  readonly version: number | null;
  /** The first message that was unread. */
  readonly messageId?: string | null;
  /**
   * Whether it is read from the start. A bot account marks nothing as read, so each message to it has a notification
   * of its own.
   */
  readonly isRead?: boolean;
  /** The user who has sent or accepted a friend request, has joined a club, has challenged on a ladder, or was given time. */
  readonly friendId?: string | null;
  /** The club that somebody has joined, from which the user was removed, or that is offered to them. */
  readonly clubId?: string | null;
  /** The competition that it is about. */
  readonly competitionId?: string | null;
  /** The webhook that was disabled. */
  readonly webhookId?: string | null;
  /** The vacation that was taken; a turn may have several. */
  readonly vacationId?: string | null;
  /** Only for a reminder: how many seconds before the deadline it is due. */
  readonly secondsBefore?: number | null;
  /**
   * Only for a reminder: the deadline for which it was due. If the deadline moves far, there is another
   * reminder.
   */
  readonly deadline?: Date | null;
}

export interface Notification extends NewNotification {
  readonly id: string;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}
