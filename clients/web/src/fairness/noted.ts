import { StoredMatches } from '../api/stored-matches';

/** What this browser knew and sent before a match, to compare it with the match's proof later. */
export interface Noted {
  readonly matchId: string;
  /** Link 0 of the match's chain, in hex, as the service showed it before it knew the seed. */
  readonly commitment: string;
  /** The viewer's client seed. */
  readonly seed: string;
}

const shuffles = new StoredMatches<Noted>('bummerl.shuffles', ({ commitment, seed }) =>
  [commitment, seed].every((part) => typeof part === 'string'),
);

/** Null if this browser sent no seed for the match. */
export const notedOf = (matchId: string): Noted | null => shuffles.of(matchId);

export const note = (noted: Noted): void => shuffles.put(noted);
