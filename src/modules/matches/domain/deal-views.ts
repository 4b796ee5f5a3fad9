import {
  matchAfter,
  matchView,
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
import type { DealNumbers, DealsInOrder, StoredDeal } from './stored-deal.js';
import type { StoredMatch } from './stored-match.js';

/**
 * The deals of a match as `observer` may see them, in order. Deals that have ended are replayed from their
 * cards and actions; the running deal comes from the match's snapshot. A replay takes time: the caller can pause
 * after each deal.
 */
export function* dealViews(
  stored: StoredMatch,
  part: DealsInOrder,
  current: Match,
  observer: Observer,
  wanted: DealNumbers,
): Generator<MatchDealView> {
  for (const match of matchesAfter(stored, part, current)) {
    const { number } = match.deal!;
    if (wanted.from <= number && number <= wanted.to) yield matchView(match, observer).deal!;
  }
}

/** The steps of one deal, as the observer saw them. */
export function stepsOf(
  stored: StoredMatch,
  part: DealsInOrder,
  current: Match,
  number: number,
  shown: StepsShown,
): DealStep[] {
  for (const match of matchesAfter(stored, part, current)) {
    if (match.deal!.number === number)
      return orMatchBroken(stored.id, () => [...seenSteps(match, shown)]);
  }
  return [];
}

/** The match after each of these deals, and last as it is now. */
function* matchesAfter(
  stored: StoredMatch,
  { before, deals }: DealsInOrder,
  current: Match,
): Generator<Match> {
  const running = current.deal?.number ?? 0;
  let match = orMatchBroken(stored.id, () => matchBefore(stored, before));
  for (const deal of deals) {
    // The deals may have been read later than the match, when there were more.
    if (deal.number >= running) break;
    match = orMatchBroken(stored.id, () => playOut(match, deal));
    yield match;
  }
  if (current.deal) yield current;
}

const matchBefore = ({ variant, options }: StoredMatch, before: DealsInOrder['before']): Match =>
  matchAfter({ variant: variantOf(variant)!, options }, before);

function playOut(before: Match, deal: StoredDeal): Match {
  const { match } = startDeal(before, deal, deal.dealer);
  return deal.actions.reduce((current, token) => {
    const played = play(current, token);
    if (!played.ok) throw new Error(`deal ${deal.number} of ${deal.matchId} does not replay`);
    return played.value.match;
  }, match);
}
