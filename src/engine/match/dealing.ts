/** Which deal comes next in a match, and how it is dealt. */
import { cardsProblem } from '../cards-check.js';
import type { Options } from '../options.js';
import type { DealtCards, Seat, Variant } from '../variant.js';
import { playOffGame } from './play-off.js';
import { progressAtStart } from './progress.js';
import { cardsInside, cardsOutside } from './seating.js';
import type { Deal, Match, MatchEvent, NextDeal, Played, Progress } from './types.js';

/**
 * A match before its first deal. If `dealer` is null, the dealer is drawn for. `options` come from
 * `parseOptions`.
 */
export function openMatch(variant: Variant, options: Options, dealer: Seat | null): Match {
  const before = progressAtStart(variant.seatCount, dealer);
  return { variant, options, before, now: before, deal: null, departure: null, outcome: null };
}

/** Whether the last deal still runs. */
export const isDealRunning = (match: Match): boolean =>
  match.deal !== null && match.outcome === null && !match.deal.variant.isOver(match.deal.state);

/** The deal that has to be dealt now, null while a deal runs and when the match has ended. */
export function nextDeal(match: Match): NextDeal | null {
  if (match.outcome !== null || isDealRunning(match)) return null;
  const { variant, options, seats } = gameOf(match, match.now);
  const { dealCount, dealer, playOff } = match.now;
  const deck = variant.deck(options);
  return { number: dealCount + 1, seats, dealer, playOff: playOff !== null, deck };
}

/** The variant of the next deal and its seats. */
function gameOf(match: Match, progress: Progress) {
  if (progress.playOff === null) return { ...match, seats: allSeats(match.variant.seatCount) };
  return { ...playOffGame(), seats: progress.playOff };
}

const allSeats = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat);

/** The cards of the next deal from its shuffled deck, by the packets of rules 2.15. */
export function dealDeck(match: Match, dealer: Seat, deck: readonly string[]): DealtCards {
  const { variant, options, seats } = gameOf(match, match.now);
  const cards = variant.dealFrom(options, deck, seats.indexOf(dealer));
  return cardsOutside(seats, cards, match.variant.seatCount);
}

/** The match before its running deal, which the same dealer deals again. */
export function takeBackDeal(match: Match): Match {
  const dealer = match.deal === null ? match.before.dealer : match.deal.dealer;
  const before = { ...match.before, dealer };
  return { ...match, before, now: before, deal: null };
}

/** The reason why `cards` cannot be the next deal's, null where they can. */
export function nextCardsProblem(match: Match, cards: DealtCards): string | null {
  const { variant, options, seats } = gameOf(match, match.now);
  const hasOtherHands = cards.hands.some((hand, seat) => !seats.includes(seat) && hand.length > 0);
  if (hasOtherHands || cards.hands.length !== match.variant.seatCount)
    return `only the seats ${seats.join(', ')} get cards`;
  return cardsProblem(variant, options, cardsInside(seats, cards));
}

/**
 * Begins the deal that {@link nextDeal} names. `dealer` must be one of its seats.
 * @throws RangeError when no deal is due or the cards or the dealer do not fit: a caller's mistake
 */
export function startDeal(match: Match, cards: DealtCards, dealer: Seat): Played {
  const due = nextDeal(match);
  const problem = due === null ? 'no deal is due' : nextCardsProblem(match, cards);
  if (due === null || problem !== null) throw new RangeError(problem ?? 'no deal is due');
  if (!due.seats.includes(dealer)) throw new RangeError(`seat ${dealer} cannot deal`);
  const { variant, options, seats } = gameOf(match, match.now);
  const state = variant.deal(options, cardsInside(seats, cards), seats.indexOf(dealer));
  const { number, playOff } = due;
  const deal: Deal = { number, variant, options, seats, dealer, actions: [], state, playOff };
  const started: MatchEvent = { type: 'DEAL_STARTED', number, dealer, seats, playOff };
  return { match: { ...match, before: match.now, deal }, events: [started] };
}
