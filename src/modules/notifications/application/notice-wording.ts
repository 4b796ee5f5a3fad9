import type { NotificationType } from '../domain/notification.js';

/** The facts as they are told. */
export interface NoticeWords {
  readonly game: string;
  readonly others: string;
  /** "Until …" as a sentence with a blank before it, nothing without a deadline. */
  readonly until: string;
}

interface NoticeWording {
  readonly subject: (told: NoticeWords) => string;
  readonly says: (told: NoticeWords) => string;
}

/** How one language says what there is to tell. */
export interface NotificationWording {
  readonly notices: Readonly<Record<NotificationType, NoticeWording>>;
  readonly digest: {
    readonly subject: (count: number) => string;
    readonly intro: string;
    readonly line: (told: NoticeWords) => string;
  };
  /** The sentence of a deadline, whose time has been told already. */
  readonly until: (time: string) => string;
  /** In place of names where there are none. */
  readonly somebody: string;
  readonly and: string;
}
