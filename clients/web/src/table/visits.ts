const KEY = 'bummerl.visits';

/** Older ones are forgotten. */
const KEPT = 100;

/** What was seen of a match last. */
export interface Visit {
  readonly matchId: string;
  /** The deal that was shown, and how many of its actions. */
  readonly deal: number;
  readonly position: number;
  /** How many tricks had been taken in it; absent in what was kept before it was counted. */
  readonly tricks?: number;
  /** The last deal whose result was looked at. */
  readonly ended: number;
}

const all = (): readonly Visit[] => {
  const text = localStorage.getItem(KEY);
  return text ? (JSON.parse(text) as readonly Visit[]) : [];
};

/** Null on the first visit. */
export const lastVisit = (matchId: string): Visit | null =>
  all().find((visit) => visit.matchId === matchId) ?? null;

export function remember(visit: Visit): void {
  const others = all().filter(({ matchId }) => matchId !== visit.matchId);
  localStorage.setItem(KEY, JSON.stringify([visit, ...others].slice(0, KEPT)));
}
