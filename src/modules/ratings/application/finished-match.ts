import { variantOf } from '../../../engine/index.js';
import { MatchBroken } from '../../matches/application/index.js';
import type { EndedMatch, FinishedMatch } from '../domain/finished-match.js';

/**
 * The facts of a finished match that booking needs.
 *
 * @throws MatchBroken when its rows do not contain them
 */
export function finishedMatch(ended: EndedMatch): FinishedMatch {
  const { id, variant, preset, rated, result, players, backers } = ended;
  const fault = faultIn(ended);
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
  return backers.every(({ seat }) => seat < seats)
    ? null
    : 'a backer of a seat that does not exist';
}

/** Whether `figures` has an integer of at least `least` for each seat. */
const isFigures = (figures: unknown, least: number, seats: number): boolean =>
  Array.isArray(figures) &&
  figures.length === seats &&
  figures.every((figure) => Number.isInteger(figure) && figure >= least);
