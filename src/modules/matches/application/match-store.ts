import type { KeyedCall, StoredAnswer } from '../../../platform/idempotency/idempotency.js';
import type { Page } from '../../../platform/graphql/connection.js';
import type { Task } from '../../../platform/outbox/task.js';
import type { Moment, TimedAdvance } from '../domain/moment.js';
import type { MatchOrders } from '../domain/orders.js';
import type { DealNumbers, StoredDeal, StoredDraw, StoredShuffle } from '../domain/stored-deal.js';
import type { MatchEventRow } from '../domain/stored-event.js';
import type { MatchStatus, StoredMatch } from '../domain/stored-match.js';
import type { Transaction } from '../../../platform/database/database.js';

/** A match read for a move: its row, what dealing on would need, and the key's earlier answer. */
export interface MatchForMove {
  readonly match: StoredMatch | null;
  /** The checkpoint of the next deal's link; for the dealing code alone. */
  readonly seal: Buffer | null;
  /** When it was read, which is when the move is judged. */
  readonly moment: Moment;
  /** What its players have left to be played; for the deciding code alone. */
  readonly orders: MatchOrders | null;
  readonly answer: StoredAnswer | null;
}

/** What a commit wrote, by the database's clock. */
export interface Committed {
  readonly updatedAt: Date;
  readonly deadline: Date | null;
  readonly finishedAt: Date | null;
}

/** One deal of one match. */
export interface DealRef {
  readonly matchId: string;
  readonly number: number;
}

/** A part of a match: its deals from one number to another. */
export interface DealRange extends DealNumbers {
  readonly matchId: string;
}

/** One event of one match. */
export interface EventRef {
  readonly matchId: string;
  readonly version: number;
}

export interface MatchQuery {
  readonly playerId?: string;
  readonly status?: MatchStatus;
  readonly variant?: string;
  readonly rated?: boolean;
  /** Matches in which this user is asked. */
  readonly awaitingUserId?: string;
  /** Matches of which this user backs a seat. */
  readonly backerId?: string;
  /** Who wants to look: what they may not see is left out; null for somebody not signed in. */
  readonly viewerId: string | null;
}

/** Where a match stands in the list of turns: its deadline, null for none, and its id. */
export type TurnPosition = readonly [deadline: string | null, matchId: string];

/** A match with how long it has waited since its last step, by the database's clock. */
export interface WaitingMatch {
  readonly match: StoredMatch;
  readonly waitedMillis: number;
}

/** Where matches live. */
export abstract class MatchStore {
  /** Everything a move needs, in one round trip; `call` null for what nobody sends. */
  abstract loadForMove(matchId: string, call: KeyedCall | null): Promise<MatchForMove>;

  /**
   * Writes what a move did, in one statement: events, row, deals, what is owed and the key. Null when
   * the match had gone on, or a calendar or the orders that the step consulted had changed, since it
   * was read, or when that was too long ago: then nothing is written.
   *
   * @throws a broken KEY_CONSTRAINT when an equal call was first
   */
  abstract commit(
    advance: TimedAdvance,
    owed: readonly Task[],
    call: KeyedCall | null,
  ): Promise<Committed | null>;

  /** Writes a new match with its first deal as part of a transaction. */
  abstract open(opening: TimedAdvance, transaction: Transaction): Promise<StoredMatch>;

  abstract find(matchId: string): Promise<StoredMatch | null>;
  /** A match and how long it has waited for its next step; null where there is none. */
  abstract findWaiting(matchId: string): Promise<WaitingMatch | null>;
  abstract findMany(matchIds: readonly string[]): Promise<ReadonlyMap<string, StoredMatch>>;
  /** Newest first; one more than asked for where there are more. */
  abstract list(query: MatchQuery, page: Page<[string, string]>): Promise<StoredMatch[]>;
  /** Matches that wait for a user, the next deadline first; one more than asked for if there are more. */
  abstract turns(userId: string, page: Page<TurnPosition>): Promise<StoredMatch[]>;
  /** How many matches wait for a user. */
  abstract countTurns(userId: string): Promise<number>;
  /** How many matches these users play, by user; seats that a house bot holds do not count. */
  abstract countRunning(
    userIds: readonly string[],
    transaction: Transaction,
  ): Promise<ReadonlyMap<string, number>>;
  /** Those of `others` with whom a user has sat in a match. */
  abstract metBy(
    userId: string,
    others: readonly string[],
    transaction?: Transaction,
  ): Promise<string[]>;
  /**
   * The events named, and all of the last deal of their matches, in order; of each match up to a
   * version alone, so that they fit the match as it was read.
   */
  abstract events(
    wanted: readonly EventRef[],
    upTo: readonly EventRef[],
  ): Promise<ReadonlyMap<string, MatchEventRow[]>>;
  /**
   * The deals of parts of matches that have ended, in order, whole: public to all who may see the
   * match. A list for each part.
   */
  abstract dealsOf(parts: readonly DealRange[]): Promise<StoredDeal[][]>;
  /** How deals were shuffled, their links where they are public. */
  abstract shuffles(deals: readonly DealRef[]): Promise<StoredShuffle[]>;
  /** The draws for the first dealers of matches, by the match's id. */
  abstract draws(matchIds: readonly string[]): Promise<ReadonlyMap<string, StoredDraw>>;
}
