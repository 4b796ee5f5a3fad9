import { StoredMatches } from '../api/stored-matches';

/** The last state of a match that the viewer saw. */
export interface Visit {
  readonly matchId: string;
  /** The deal that was shown, and how many of its actions. */
  readonly deal: number;
  readonly position: number;
  /** How many tricks had been taken in the deal. Entries of older versions lack it. */
  readonly tricks?: number;
  /** The last deal whose result the viewer has seen. */
  readonly ended: number;
}

const visits = new StoredMatches<Visit>('bummerl.visits', ({ deal, position, ended }) =>
  [deal, position, ended].every(Number.isInteger),
);

/** Null on the first visit. */
export const lastVisit = (matchId: string): Visit | null => visits.of(matchId);

export const remember = (visit: Visit): void => visits.put(visit);
