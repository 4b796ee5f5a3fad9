import type { ClockFacts } from '../domain/clock-history.js';
import type { Moment } from '../domain/moment.js';
import type { Player } from '../domain/stored-match.js';
import type { Transaction } from '../../../platform/database/database.js';

/** A match at a version of it. */
export interface MatchAt {
  readonly matchId: string;
  readonly version: number;
}

/** A match that something could not be done to, and why. */
export interface BrokenMatch {
  readonly matchId: string;
  readonly error: unknown;
}

/**
 * What matches' clocks go by, and how it changes. An outage touches no match: the deadline in a row
 * that was written before it is a lower bound of the one in force, until it is settled (ADR 32).
 * `MatchStore` shows and judges by deadlines in force; who asks for them in SQL settles them first.
 */
export abstract class MatchClocks {
  /** The moment of a match that begins; until the transaction ends its players book no vacation. */
  abstract openingMoment(players: readonly Player[], transaction: Transaction): Promise<Moment>;

  /**
   * Changes a user's calendar, and with it the deadlines of the running matches that depend on it, in
   * the transaction's transaction. Until it ends no such match is changed and none begins; a move that was
   * judged before is judged again.
   *
   * @param change writes the calendar; given the moment from which it may differ, later than
   *   anything that was played
   */
  abstract change<T>(
    userId: string,
    transaction: Transaction,
    change: (now: Date) => Promise<T>,
  ): Promise<T>;

  /**
   * Writes the deadlines in force into the rows of matches; those that it could not be done for.
   *
   * @throws where the database is away
   */
  abstract settle(matchIds: readonly string[]): Promise<BrokenMatch[]>;
  /** The same for all matches that wait for a user. */
  abstract settleTurnsOf(userId: string): Promise<BrokenMatch[]>;

  /** The deadline in force of a match at a version, where it has passed at `now`; else null. */
  abstract passedDeadline(
    match: MatchAt,
    now: Date,
    transaction: Transaction,
  ): Promise<Date | null>;

  /** What the clocks of matches follow from, by the match's id. */
  abstract facts(matchIds: readonly string[]): Promise<ReadonlyMap<string, ClockFacts>>;
}
