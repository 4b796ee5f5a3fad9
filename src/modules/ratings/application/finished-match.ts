import { variantOf } from '../../../engine/index.js';
import { MatchBroken } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import type { FinishedMatch } from '../domain/finished-match.js';

/** What of a match's row says how it ended. */
export type EndedMatch = Pick<
  StoredMatch,
  'id' | 'variant' | 'preset' | 'rated' | 'status' | 'result' | 'players' | 'backers'
>;

/**
 * What the books need of a match; null while it runs, and of one that was aborted.
 *
 * @throws MatchBroken where its row does not say how it ended
 */
export function finishedMatch(stored: EndedMatch): FinishedMatch | null {
  const { id, variant, preset, rated, status, result, players, backers } = stored;
  if (status !== 'FINISHED') return null;
  const fault = faultIn(stored);
  if (fault !== null) throw new MatchBroken(id, fault);
  const seats = players.map(({ userId, substituteId }, seat) => ({
    userId,
    left: substituteId !== null,
    place: result!.places[seat]!,
    bummerl: result!.bummerl[seat]!,
    backers: backers.flatMap((backer) => (backer.seat === seat ? [backer.userId] : [])),
  }));
  return { id, variant, preset, rated, seats };
}

function faultIn({ variant, result, players, backers }: EndedMatch): string | null {
  const seats = variantOf(variant)?.seatCount;
  if (seats === undefined) return `no variant ${variant}`;
  if (players.length !== seats) return `${players.length} seats`;
  if (!isFigures(result?.places, 1, seats)) return 'no places';
  if (!isFigures(result?.bummerl, 0, seats)) return 'no Bummerl';
  return backers.every(({ seat }) => seat < seats) ? null : 'a backer of no seat';
}

/** Whether it is a figure for each seat, none of them less than the least. */
const isFigures = (figures: unknown, least: number, seats: number): boolean =>
  Array.isArray(figures) &&
  figures.length === seats &&
  figures.every((figure) => Number.isInteger(figure) && figure >= least);
