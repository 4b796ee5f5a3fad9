import type { NotificationType } from '../domain/notification.js';

/** The facts of a notification as text. */
export interface NotificationWords {
  readonly game: string;
  /** The others at the table. Players of one side are among them: they are not “against” the reader. */
  readonly others: string;
  /** Whether there are no others: a bye. */
  readonly isAlone: boolean;
  /** The first of the others as a subject: who made a challenge. */
  readonly first: string;
  /** The club: in German in the dative. */
  readonly club: string;
  /** The sentence with the deadline, with a space before it; empty without a deadline. */
  readonly until: string;
  /** The name of the competition; empty for none. */
  readonly competition: string;
  /** The number of the round, or the place; empty for none. */
  readonly number: string;
  /** What moderators have decided; empty for none. */
  readonly decision: string;
  /** The sentences about it: its end, its reason, how to appeal. */
  readonly decisionRest: string;
}

/** The texts of one notification type. */
interface TypeWording {
  readonly subject: (words: NotificationWords) => string;
  readonly sentence: (words: NotificationWords) => string;
}

/** The texts in one language. */
export interface NotificationWording {
  readonly notices: Readonly<Record<NotificationType, TypeWording>>;
  readonly digest: {
    readonly subject: (count: number) => string;
    readonly intro: string;
    readonly line: (words: NotificationWords) => string;
  };
  /** Makes the sentence with the deadline from its time. */
  readonly until: (time: string) => string;
  /** Used when there are no names. */
  readonly somebody: string;
  /** The same as a subject. */
  readonly somebodyActs: string;
  readonly and: string;
  /** The club by its name. */
  readonly clubNamed: (name: string) => string;
  /** Used when the club has been closed. */
  readonly someClub: string;
}
