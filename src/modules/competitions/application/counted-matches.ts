import type { Transaction } from '../../../platform/database/database.js';
import type { BookingRule, EndedMatch } from '../../ratings/application/index.js';
import { settleBalances } from '../domain/rating-balance.js';
import type { MatchShowing } from '../domain/rating-balance.js';
import { lockBalances, placeToBook, writeBalances } from '../storage/balance-store.js';

/**
 * Nobody sinks a rating by giving up match after match: in a competition no more of these matches count than one beyond those
 * won, and who was spared more wins nothing until it is paid back.
 */
export const countsByBalance: BookingRule = async (match, within) => {
  const place = await placeToBook(match.id, within);
  return place ? (place.counts ?? decide(match, place.competitionId, within)) : true;
};

async function decide(match: EndedMatch, competitionId: string, within: Transaction) {
  const userIds = match.players.map(({ userId }) => userId);
  const before = await lockBalances(competitionId, userIds, within);
  const showings = showingsOf(match);
  const { counts, balances } = settleBalances(
    userIds.map((userId, seat) => ({ balance: before.get(userId)!, showing: showings[seat]! })),
  );
  await writeBalances({ matchId: match.id, counts, userIds, balances }, within);
  return counts;
}

/** By seat. A partner who stayed has not given up. */
export function showingsOf({ players, result }: EndedMatch): MatchShowing[] {
  const places = result?.places ?? [];
  // Only where two play does a match end by this.
  const isLeft = result?.reason === 'RESIGNED' || result?.reason === 'TIMEOUT';
  const isLevel = places.every((place) => place === 1);
  return players.map(({ substituteId }, seat) => {
    const hasLost = (places[seat] ?? 1) > 1;
    if (substituteId !== null || (isLeft && hasLost)) return 'GIVEN_UP';
    if (hasLost) return 'LOST';
    return isLevel ? 'LEVEL' : 'WON';
  });
}
