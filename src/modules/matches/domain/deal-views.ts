import {
  matchView,
  openMatch,
  play,
  seenSteps,
  startDeal,
  variantOf,
} from '../../../engine/index.js';
import type {
  DealStep,
  Match,
  MatchDealView,
  Observer,
  StepsShown,
} from '../../../engine/index.js';
import { orMatchBroken } from './match-broken.js';
import type { DealNumbers, StoredDeal } from './stored-deal.js';
import type { StoredMatch } from './stored-match.js';

/**
 * The deals of a match as `observer` may see them, in order. Deals that have ended are replayed from their
 * cards and actions; the running deal comes from the match's snapshot. For a deal that is not wanted the
 * generator yields null: a replay takes time, and the caller can pause after each deal.
 * @param deals all from the first to the last wanted one; the running deal may be missing
 */
export function* dealViews(
  stored: StoredMatch,
  deals: readonly StoredDeal[],
  current: Match,
  observer: Observer,
  wanted: DealNumbers,
): Generator<MatchDealView | null> {
  for (const match of matchesAfter(stored, deals, current)) {
    const { number } = match.deal!;
    const isWanted = wanted.from <= number && number <= wanted.to;
    yield isWanted ? matchView(match, observer).deal : null;
  }
}

/**
 * The steps of one deal, as the observer saw them; null for each deal that is replayed before it.
 * @param deals all from the first to this one; the running deal may be missing
 */
export function* stepsOf(
  stored: StoredMatch,
  deals: readonly StoredDeal[],
  current: Match,
  number: number,
  shown: StepsShown,
): Generator<DealStep | null> {
  for (const match of matchesAfter(stored, deals, current)) {
    if (match.deal!.number === number)
      yield* orMatchBroken(stored.id, () => [...seenSteps(match, shown)]);
    else yield null;
  }
}

/** The match after each deal, and last as it is now. */
function* matchesAfter(
  stored: StoredMatch,
  deals: readonly StoredDeal[],
  current: Match,
): Generator<Match> {
  const running = current.deal?.number ?? 0;
  let match = openMatch(variantOf(stored.variant)!, stored.options, deals[0]?.dealer ?? null);
  for (const deal of deals) {
    // The deals may have been read later than the match, when there were more.
    if (deal.number >= running) break;
    match = orMatchBroken(stored.id, () => playedOut(match, deal));
    yield match;
  }
  if (current.deal) yield current;
}

function playedOut(before: Match, deal: StoredDeal): Match {
  const { match } = startDeal(before, deal, deal.dealer);
  return deal.actions.reduce((current, token) => {
    const played = play(current, token);
    if (!played.ok) throw new Error(`deal ${deal.number} of ${deal.matchId} does not replay`);
    return played.value.match;
  }, match);
}
