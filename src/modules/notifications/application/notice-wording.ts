import type { NotificationType } from '../domain/notification.js';

/** The facts of a notification as words. */
export interface NoticeWords {
  readonly game: string;
  readonly others: string;
  /** The sentence with the deadline, with a space before it; empty without a deadline. */
  readonly until: string;
}

interface NoticeWording {
  readonly subject: (told: NoticeWords) => string;
  readonly says: (told: NoticeWords) => string;
}

/** The texts in one language. */
export interface NotificationWording {
  readonly notices: Readonly<Record<NotificationType, NoticeWording>>;
  readonly digest: {
    readonly subject: (count: number) => string;
    readonly intro: string;
    readonly line: (told: NoticeWords) => string;
  };
  /** The sentence with the deadline, from its time as text. */
  readonly until: (time: string) => string;
  /** Used when there are no names. */
  readonly somebody: string;
  readonly and: string;
}
