/** How a deal that has ended changes its match: score, carried ties, next dealer, end of the match. */
import { abandonedDeal } from './abandonment.js';
import type { DealFacts, MatchResult, Seat, Settlement } from '../variant.js';
import type { DealResult } from '../view.js';
import { resultOutside } from './seating.js';
import type { Deal, Match, MatchEvent, MatchOutcome, MatchReason, Progress } from './types.js';

/** The progress before a match's first deal. */
export const progressAtStart = (seatCount: number, dealer: Seat | null): Progress => ({
  dealCount: 0,
  score: new Array<number>(seatCount).fill(0),
  scoreBefore: new Array<number>(seatCount).fill(0),
  ties: 0,
  dealer,
  playOff: null,
});

/** The deal's result by the match's seats; null while it runs and after a redeal. */
export function resultOf(match: Match): DealResult | null {
  const { deal } = match;
  const facts = deal?.variant.outcome(deal.state) ?? null;
  if (deal === null || facts === null)
    return isAbandoned(match) ? abandonedDeal(match.variant.seatCount) : null;
  const ties = deal.playOff ? 0 : match.before.ties;
  return resultOutside(deal.seats, priced(deal, facts, ties), match.variant.seatCount);
}

/** Whether the deal ended because all people have left the match. */
const isAbandoned = ({ deal, departure }: Match): boolean =>
  departure?.reason === 'ABANDONED' && deal !== null && !deal.variant.isOver(deal.state);

const priced = (deal: Deal, facts: DealFacts, ties: number): DealResult => ({
  winners: [...facts.winners],
  gamePoints: deal.variant.match.price(deal.options, facts, ties),
  reason: facts.reason,
});

/** The match after its deal has ended, and the events that this adds. */
export function settled(match: Match, deal: Deal): { match: Match; events: MatchEvent[] } {
  const result = resultOf({ ...match, deal });
  const now = progressAfter(match, deal, result);
  const settlement = settlementAfter(match, deal.playOff, now, result);
  const after = { ...match, deal, ...conclusion(now, settlement, deal.playOff) };
  const scored: MatchEvent = { type: 'DEAL_SCORED', number: deal.number, result, score: now.score };
  return { match: after, events: [scored, ...ending(after.outcome)] };
}

function progressAfter(match: Match, deal: Deal, result: DealResult | null): Progress {
  const now = scoredAfter(match.before, result);
  if (deal.playOff) return now;
  const facts = deal.variant.outcome(deal.state);
  return { ...now, dealer: deal.variant.match.nextDealer(match.options, deal.dealer, facts) };
}

/** The progress after a deal with this result; the next dealer is not known from it. */
function scoredAfter(before: Progress, result: DealResult | null): Progress {
  const dealCount = before.dealCount + 1;
  if (before.playOff !== null || result === null) return { ...before, dealCount };
  const score = before.score.map((points, seat) => points + result.gamePoints[seat]!);
  const ties = tiesAfter(before, result);
  return { ...before, dealCount, score, scoreBefore: before.score, ties };
}

/**
 * The match before its next deal, from the results of the deals that have ended. Nothing else of them is needed: a deal
 * of a long match is shown without the cards of those before it. The next dealer is left open.
 *
 * @throws RangeError when the match had ended before
 */
export function matchAfter(
  { variant, options }: Pick<Match, 'variant' | 'options'>,
  results: readonly (DealResult | null)[],
): Match {
  let now = progressAtStart(variant.seatCount, null);
  for (const result of results) {
    const after = scoredAfter(now, result);
    const settlement = settlementAfter({ variant, options }, now.playOff !== null, after, result);
    const { outcome, ...concluded } = conclusion(after, settlement, now.playOff !== null);
    if (outcome !== null) throw new RangeError('a deal follows the end of the match');
    ({ now } = concluded);
  }
  return { variant, options, before: now, now, deal: null, departure: null, outcome: null };
}

function tiesAfter(before: Progress, result: DealResult): number {
  if (result.reason === 'TIE') return before.ties + 1;
  return result.winners.length > 0 ? 0 : before.ties;
}

function settlementAfter(
  { variant, options }: Pick<Match, 'variant' | 'options'>,
  isPlayOff: boolean,
  { score, scoreBefore }: Progress,
  result: DealResult | null,
): Settlement {
  const playOffWinner = isPlayOff ? (result?.winners[0] ?? null) : null;
  return variant.match.settle(options, { score, scoreBefore, playOffWinner });
}

function conclusion(now: Progress, s: Settlement, afterPlayOff: boolean) {
  if (s.kind === 'decided')
    return { now, outcome: outcomeOf(s.result, afterPlayOff ? 'PLAY_OFF' : 'TARGET') };
  if (s.kind === 'playOff')
    return { now: { ...now, playOff: s.seats, dealer: null }, outcome: null };
  return { now, outcome: null };
}

/** A match's result with the reason for its end. */
export const outcomeOf = (result: MatchResult, reason: MatchReason): MatchOutcome => ({
  ...result,
  reason,
});

export const ending = (outcome: MatchOutcome | null): MatchEvent[] =>
  outcome === null ? [] : [{ type: 'MATCH_ENDED', outcome }];
