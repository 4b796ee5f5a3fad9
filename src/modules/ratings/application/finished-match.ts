import type { StoredMatch } from '../../matches/application/index.js';
import type { FinishedMatch } from '../domain/finished-match.js';

/** What of a match's row says how it ended. */
export type EndedMatch = Pick<
  StoredMatch,
  'id' | 'variant' | 'preset' | 'rated' | 'status' | 'result' | 'players' | 'backers'
>;

/** What the books need of a match; null while it runs, and of one that was aborted. */
export function finishedMatch(stored: EndedMatch): FinishedMatch | null {
  const { id, variant, preset, rated, status, result, players, backers } = stored;
  if (status !== 'FINISHED' || !result) return null;
  const seats = players.map(({ userId, substituteId }, seat) => ({
    userId,
    left: substituteId !== null,
    place: result.places[seat]!,
    bummerl: result.bummerl[seat]!,
    backers: backers.flatMap((backer) => (backer.seat === seat ? [backer.userId] : [])),
  }));
  return { id, variant, preset, rated, seats };
}
