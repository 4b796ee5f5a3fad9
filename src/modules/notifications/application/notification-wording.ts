import type { NotificationType } from '../domain/notification.js';

/** The facts of a notification as words. */
export interface NotificationWords {
  readonly game: string;
  readonly others: string;
  /** The sentence with the deadline, with a space before it; empty without a deadline. */
  readonly until: string;
}

/** The texts of one notification type. */
interface TypeWording {
  readonly subject: (words: NotificationWords) => string;
  readonly says: (words: NotificationWords) => string;
}

/** The texts in one language. */
export interface NotificationWording {
  readonly notices: Readonly<Record<NotificationType, TypeWording>>;
  readonly digest: {
    readonly subject: (count: number) => string;
    readonly intro: string;
    readonly line: (words: NotificationWords) => string;
  };
  /** The sentence with the deadline, from its time as text. */
  readonly until: (time: string) => string;
  /** Used when there are no names. */
  readonly somebody: string;
  readonly and: string;
}
