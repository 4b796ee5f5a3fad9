import type { Transaction } from '../../../platform/database/database.js';
import type { BookingRule, EndedMatch } from '../../ratings/application/index.js';
import { claimLoss } from '../storage/loss-store.js';

/**
 * Of the matches of a competition that a player gives up or loses by time, one counts for the rating: nobody sinks a
 * rating by resigning a series.
 */
export const countsOneLoss: BookingRule = async (match, within) => {
  let counts = true;
  for (const userId of leaversOf(match))
    counts = (await isCounted(match, userId, within)) && counts;
  return counts;
};

const isCounted = async ({ id }: EndedMatch, userId: string, within: Transaction) =>
  (await claimLoss(id, userId, within)) ?? true;

/** Who gave a match up, or lost it by time, in the order of their ids. */
function leaversOf({ players, result }: EndedMatch): string[] {
  const isOver = result?.reason === 'RESIGNED' || result?.reason === 'TIMEOUT';
  const hasLost = (seat: number) => isOver && (result.places[seat] ?? 1) > 1;
  return players
    .flatMap(({ userId, substituteId }, seat) =>
      substituteId !== null || hasLost(seat) ? [userId] : [],
    )
    .sort();
}
