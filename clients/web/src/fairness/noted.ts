import { isRecord, storedValue } from '../api/stored-value';

const KEY = 'bummerl.shuffles';

/** How many matches are remembered. */
const MAX_NOTED = 100;

/** What this browser knew and sent before a match, to compare it with the match's proof later. */
export interface Noted {
  readonly matchId: string;
  /** Link 0 of the match's chain, in hex, as the service showed it before it knew the seed. */
  readonly commitment: string;
  /** The viewer's client seed. */
  readonly seed: string;
}

const isNoted = (value: unknown): value is Noted =>
  isRecord(value) &&
  ['matchId', 'commitment', 'seed'].every((name) => typeof value[name] === 'string');

function all(): readonly Noted[] {
  const value = storedValue(KEY);
  return Array.isArray(value) ? value.filter(isNoted) : [];
}

/** Null if this browser sent no seed for the match. */
export const notedOf = (matchId: string): Noted | null =>
  all().find((noted) => noted.matchId === matchId) ?? null;

export function note(noted: Noted): void {
  const others = all().filter(({ matchId }) => matchId !== noted.matchId);
  localStorage.setItem(KEY, JSON.stringify([noted, ...others].slice(0, MAX_NOTED)));
}
