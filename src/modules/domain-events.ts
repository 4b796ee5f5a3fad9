/** What can happen: the one list of all events between modules, with the ids and versions that each carries. */
import type { Consumer } from '../platform/events/consumers.js';

interface OfMatch {
  readonly matchId: string;
  readonly version: number;
}

interface OfChallenge {
  readonly challengeId: string;
}

/** Something about a challenge that concerns one user. */
interface ChallengeOf extends OfChallenge {
  readonly userId: string;
}

/** Something between two users: what `friendId` did concerns `userId`. Its number tells it from others of its kind. */
interface OfFriend {
  readonly userId: string;
  readonly friendId: string;
  readonly number: number;
}

interface OfCompetition {
  readonly competitionId: string;
}

/** Something about a competition that concerns one user. */
interface CompetitionOf extends OfCompetition {
  readonly userId: string;
}

/** Something about one user in a club. Its number tells it from others. */
interface OfClub {
  readonly clubId: string;
  readonly userId: string;
  readonly number: number;
}

export interface DomainEvents {
  /** A match has been opened and dealt. */
  MATCH_BEGAN: OfMatch;
  /** A match has a new version. `awaitedId` is the person who is to act, null if nobody or a house bot is. */
  MATCH_CHANGED: OfMatch & { readonly awaitedId: string | null };
  /** A person's turn has begun. */
  TURN_BEGAN: OfMatch & { readonly userId: string };
  /** A house bot is to act, at each version anew. `forUser` waits for it; null if only house bots play. */
  HOUSE_BOT_ASKED: OfMatch & { readonly seat: number; readonly forUser: string | null };
  /** A player has offered to call the match off. */
  ABORT_OFFERED: OfMatch;
  MATCH_ENDED: OfMatch & { readonly status: 'FINISHED' | 'ABORTED' };
  /** A moderator has voided a match, running or finished. */
  MATCH_VOIDED: { readonly matchId: string };
  /** The moderator `actorId` has given the player `userId` time; `entryId` is that of the audit log, still to be written. */
  TIME_GIVEN: {
    readonly matchId: string;
    readonly userId: string;
    readonly seconds: number;
    readonly actorId: string;
    readonly entryId: string;
    readonly reason: string;
  };
  /** What a moderator has given the player `userId` is entry `number` of the audit log. */
  TIME_GIFT_LOGGED: { readonly matchId: string; readonly userId: string; readonly number: number };
  /** The rules of a new match differ from what a player has wished. */
  RULES_DIFFERED: { readonly matchId: string };
  /** A day of vacation was taken because the time of a turn had run out. */
  VACATION_TAKEN: OfMatch & { readonly userId: string; readonly vacationId: string };
  /** A message of a match may be read by the other players. */
  MESSAGE_DELIVERED: { readonly matchId: string; readonly messageId: string };

  /** A user has been challenged by name. */
  USER_CHALLENGED: ChallengeOf;
  /** A challenge to `userId`'s match was declined. */
  CHALLENGE_DECLINED: ChallengeOf;
  /** Anyone may accept a challenge from now on. */
  CHALLENGE_OPENED: OfChallenge;
  /** Not anyone may accept a challenge any more. */
  CHALLENGE_CLOSED: OfChallenge;
  BACKING_ASKED: ChallengeOf & { readonly number: number };
  BACKING_ANSWERED: ChallengeOf & { readonly number: number };

  FRIEND_REQUESTED: OfFriend;
  FRIEND_ACCEPTED: OfFriend;

  /** Anything about a competition has changed: its terms, entries, round, pairings or places. */
  COMPETITION_CHANGED: OfCompetition & { readonly version: number };
  /** A round has begun in which the user is paired or has a bye. */
  ROUND_BEGAN: CompetitionOf & { readonly round: number };
  /** A match of a competition has been opened; the players hear of it by the match. */
  COMPETITION_MATCH_OPENED: OfCompetition & {
    readonly round: number;
    readonly board: number;
    readonly matchId: string;
  };
  /** `challengerId` has challenged the user on a ladder; the match has begun. */
  LADDER_CHALLENGED: CompetitionOf & {
    readonly round: number;
    readonly board: number;
    readonly challengerId: string;
  };
  /** The user has won a place on a ladder, in the pairing of this board. */
  PLACE_WON: CompetitionOf & { readonly board: number };
  /** A competition has ended in which the user has a place. */
  COMPETITION_ENDED: CompetitionOf;
  /** A competition in which the user had entered was cancelled. */
  COMPETITION_CANCELLED: CompetitionOf;
  /** A place has become free for a user who waited. */
  ENTRY_MOVED_UP: CompetitionOf;
  /** A user was entered as a partner and is to agree. */
  PARTNER_ASKED: CompetitionOf & { readonly number: number };
  /** A user is out of a competition: thrown out, or after too many matches lost by time. */
  ENTRANT_OUT: CompetitionOf;

  /** `userId` has joined a club. */
  CLUB_JOINED: OfClub;
  /** `userId` was removed from a club. */
  CLUB_MEMBER_REMOVED: OfClub;
  /** The owner of a club offers it to `userId`. */
  CLUB_OFFERED: OfClub;

  /** Something was decided about the user, as an entry of the audit log says, the `number`th of all. */
  MODERATED: { readonly userId: string; readonly entryId: string; readonly number: number };

  /** A report by the user was decided, as the entry of the audit log with this number says. */
  REPORT_DECIDED: { readonly userId: string; readonly number: number };

  /** The next deal of a review is to be computed. */
  REVIEW_CONTINUED: {
    readonly reviewId: string;
    readonly dealNumber: number;
    readonly userId: string;
  };
  /** An archive of all that is held of the user was asked for. */
  TAKEOUT_REQUESTED: { readonly userId: string; readonly takeoutId: string };
  /** It can be downloaded. */
  TAKEOUT_READY: { readonly userId: string; readonly number: number };
  /** The next deal of a match is to be measured, because a moderator looks at `userId`. */
  FAIR_PLAY_CONTINUED: {
    readonly matchId: string;
    readonly dealNumber: number;
    readonly userId: string;
  };
  REVIEW_FINISHED: { readonly userId: string; readonly matchId: string };

  /** The time for a reminder of a turn has come. */
  REMINDER_DUE: OfMatch & {
    readonly seat: number;
    readonly secondsBefore: number;
    readonly deadline: string;
  };
  NOTIFICATION_WRITTEN: { readonly notificationId: string; readonly userId: string };
  /** The service was restored from a backup, for the `number`th time or more; it concerns matches or challenges of the user. */
  SERVICE_RESTORED: { readonly userId: string; readonly number: number };
  /** A webhook has been disabled, for the `version`th time of all. */
  WEBHOOK_DISABLED: {
    readonly userId: string;
    readonly webhookId: string;
    readonly version: number;
  };
}

export type DomainEventType = keyof DomainEvents;

/** All types. A process leaves events of other types to processes of a newer release. */
export const DOMAIN_EVENT_TYPES = Object.keys({
  MATCH_BEGAN: true,
  MATCH_CHANGED: true,
  TURN_BEGAN: true,
  HOUSE_BOT_ASKED: true,
  ABORT_OFFERED: true,
  MATCH_ENDED: true,
  MATCH_VOIDED: true,
  TIME_GIVEN: true,
  TIME_GIFT_LOGGED: true,
  RULES_DIFFERED: true,
  VACATION_TAKEN: true,
  MESSAGE_DELIVERED: true,
  USER_CHALLENGED: true,
  CHALLENGE_DECLINED: true,
  CHALLENGE_OPENED: true,
  CHALLENGE_CLOSED: true,
  BACKING_ASKED: true,
  BACKING_ANSWERED: true,
  FRIEND_REQUESTED: true,
  FRIEND_ACCEPTED: true,
  COMPETITION_CHANGED: true,
  ROUND_BEGAN: true,
  COMPETITION_MATCH_OPENED: true,
  LADDER_CHALLENGED: true,
  PLACE_WON: true,
  COMPETITION_ENDED: true,
  COMPETITION_CANCELLED: true,
  ENTRY_MOVED_UP: true,
  PARTNER_ASKED: true,
  ENTRANT_OUT: true,
  CLUB_JOINED: true,
  CLUB_MEMBER_REMOVED: true,
  CLUB_OFFERED: true,
  MODERATED: true,
  REPORT_DECIDED: true,
  REVIEW_CONTINUED: true,
  FAIR_PLAY_CONTINUED: true,
  REVIEW_FINISHED: true,
  TAKEOUT_REQUESTED: true,
  TAKEOUT_READY: true,
  REMINDER_DUE: true,
  NOTIFICATION_WRITTEN: true,
  WEBHOOK_DISABLED: true,
  SERVICE_RESTORED: true,
} satisfies Record<DomainEventType, true>);

/** An event of one of the given types. */
export type DomainEventOf<T extends DomainEventType = DomainEventType> = {
  readonly [K in T]: { readonly type: K } & DomainEvents[K];
}[T];

export const happened = <T extends DomainEventType>(
  type: T,
  values: DomainEvents[T],
): DomainEventOf<T> => ({ type, ...values });

/** A consumer of the events of the given types. */
export interface ConsumerOf<T extends DomainEventType> extends Consumer {
  readonly events: readonly T[];
  wants?(event: DomainEventOf<T>): boolean;
  handle(events: readonly DomainEventOf<T>[]): Promise<void>;
}
