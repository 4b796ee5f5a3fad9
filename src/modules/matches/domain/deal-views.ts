import { matchView, openMatch, play, startDeal, variantOf } from '../../../engine/index.js';
import type { Match, MatchDealView, Observer } from '../../../engine/index.js';
import type { StoredDeal } from './stored-deal.js';
import type { StoredMatch } from './stored-match.js';

/**
 * Every deal of a match as `observer` may see it, in order: the deals that have ended replayed from
 * their cards and actions, the running one as the match's snapshot has it.
 */
export function dealViews(
  stored: StoredMatch,
  deals: readonly StoredDeal[],
  current: Match,
  observer: Observer,
): MatchDealView[] {
  // The deals may have been read when the match had gone on already.
  const ended = deals.filter((deal) => deal.number < (current.deal?.number ?? 0));
  const views = replayed(stored, ended, observer);
  const last = matchView(current, observer).deal;
  return last ? [...views, last] : views;
}

function replayed(
  stored: StoredMatch,
  deals: readonly StoredDeal[],
  observer: Observer,
): MatchDealView[] {
  let match = openMatch(variantOf(stored.variant)!, stored.options, deals[0]?.dealer ?? null);
  return deals.map((deal) => {
    match = playedOut(startDeal(match, deal, deal.dealer).match, deal);
    return matchView(match, observer).deal!;
  });
}

function playedOut(match: Match, deal: StoredDeal): Match {
  return deal.actions.reduce((current, token) => {
    const played = play(current, token);
    if (!played.ok) throw new Error(`deal ${deal.number} of ${deal.matchId} does not replay`);
    return played.value.match;
  }, match);
}
