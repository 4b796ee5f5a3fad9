import { isRecord, storedValue } from '../api/stored-value';

const KEY = 'bummerl.visits';

/** How many matches are remembered. */
const MAX_VISITS = 100;

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

const isVisit = (value: unknown): value is Visit =>
  isRecord(value) &&
  typeof value['matchId'] === 'string' &&
  [value['deal'], value['position'], value['ended']].every(Number.isInteger);

function all(): readonly Visit[] {
  const value = storedValue(KEY);
  return Array.isArray(value) ? value.filter(isVisit) : [];
}

/** Null on the first visit. */
export const lastVisit = (matchId: string): Visit | null =>
  all().find((visit) => visit.matchId === matchId) ?? null;

export function remember(visit: Visit): void {
  const others = all().filter(({ matchId }) => matchId !== visit.matchId);
  localStorage.setItem(KEY, JSON.stringify([visit, ...others].slice(0, MAX_VISITS)));
}
