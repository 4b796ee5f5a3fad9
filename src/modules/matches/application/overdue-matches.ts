/** A match at a version of it. */
export interface MatchAt {
  readonly matchId: string;
  readonly version: number;
}

/** A turn whose time is about to run out. */
export interface ComingDeadline extends MatchAt {
  readonly deadline: Date;
  /** How far off it is, by the database's clock. */
  readonly millis: number;
}

/**
 * Running matches by their deadlines. Overdue is what a deadline says that counts all outages, and
 * nothing while nobody is served. What cannot be ended is set aside, and tried again at growing
 * intervals, apart from all others.
 */
export abstract class OverdueMatches {
  /** Some of the longest and of the shortest overdue, `limit` of each at most. */
  abstract overdue(limit: number, except: readonly string[]): Promise<MatchAt[]>;
  /** The match where it is overdue. */
  abstract find(matchId: string): Promise<MatchAt | null>;
  /** Matches with deadlines that have passed, but do not count all outages; the earliest first. */
  abstract behind(limit: number, except: readonly string[]): Promise<MatchAt[]>;
  /** Deadlines that come within `seconds`, first ones first. */
  abstract coming(limit: number, seconds: number): Promise<ComingDeadline[]>;

  /** Leaves matches out until their time to be tried again, or until they have gone on. */
  abstract setAside(matches: readonly MatchAt[]): Promise<void>;
  /** Those whose time has come. */
  abstract dueAgain(limit: number): Promise<MatchAt[]>;
  /** They are like any other again. */
  abstract putBack(matchIds: readonly string[]): Promise<void>;
  abstract countSetAside(): Promise<number>;
}
