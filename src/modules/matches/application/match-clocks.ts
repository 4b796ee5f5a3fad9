import type { EntityManager } from 'typeorm';
import type { ClockFacts } from '../domain/clock-history.js';
import type { Moment } from '../domain/moment.js';
import type { Player } from '../domain/stored-match.js';

/** Whose calendar changes: a user's, or everyone's when the service was away. */
export type CalendarOwner = { readonly userId: string } | 'EVERYONE';

/** What matches' clocks go by, and how it changes. */
export abstract class MatchClocks {
  /** The moment of a match that begins; until the transaction ends its players book no vacation. */
  abstract openingMoment(players: readonly Player[], manager: EntityManager): Promise<Moment>;

  /**
   * Changes a calendar, and with it the deadlines of the running matches that depend on it, in the
   * manager's transaction. Until it ends no such match is changed and none begins; a move that was
   * judged before is judged again.
   *
   * @param change writes the calendar; given the moment from which it may differ, later than
   *   anything that was played
   */
  abstract change<T>(
    owner: CalendarOwner,
    manager: EntityManager,
    change: (now: Date) => Promise<T>,
  ): Promise<T>;

  /** What the clocks of matches follow from, by the match's id. */
  abstract facts(matchIds: readonly string[]): Promise<ReadonlyMap<string, ClockFacts>>;
}
