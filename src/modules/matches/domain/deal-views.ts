import { matchView, openMatch, play, startDeal, variantOf } from '../../../engine/index.js';
import type { Match, MatchDealView, Observer } from '../../../engine/index.js';
import { madeOf } from './match-broken.js';
import type { DealNumbers, StoredDeal } from './stored-deal.js';
import type { StoredMatch } from './stored-match.js';

/**
 * The deals of a match as `observer` may see them, in order: the deals that have ended replayed from
 * their cards and actions, the running one as the match's snapshot has it. Of those that are not
 * wanted nothing is shown, but a replay takes its time: whoever reads on may rest between any two.
 *
 * @param deals all from the first to the last that is wanted; none need be there for the running one
 */
export function* dealViews(
  stored: StoredMatch,
  deals: readonly StoredDeal[],
  current: Match,
  observer: Observer,
  wanted: DealNumbers,
): Generator<MatchDealView | null> {
  const running = current.deal?.number ?? 0;
  let match = openMatch(variantOf(stored.variant)!, stored.options, deals[0]?.dealer ?? null);
  for (const deal of deals) {
    // The deals may have been read when the match had gone on already.
    if (deal.number >= running) break;
    match = madeOf(stored.id, () => playedOut(match, deal));
    yield deal.number < wanted.from ? null : matchView(match, observer).deal;
  }
  yield wanted.from <= running && running <= wanted.to ? matchView(current, observer).deal : null;
}

function playedOut(before: Match, deal: StoredDeal): Match {
  const { match } = startDeal(before, deal, deal.dealer);
  return deal.actions.reduce((current, token) => {
    const played = play(current, token);
    if (!played.ok) throw new Error(`deal ${deal.number} of ${deal.matchId} does not replay`);
    return played.value.match;
  }, match);
}
