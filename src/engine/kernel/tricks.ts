import type { Card, CardSet, Suit } from './cards.js';
import { NONE, SUIT_SETS, suitOf } from './cards.js';
import type { RankOrder } from './order.js';
import { beats } from './order.js';

/** The trick on the table for a player who follows: the suit led, and the card that takes it so far. */
export interface TrickToFollow {
  readonly led: Suit;
  readonly best: Card;
  readonly trump: Suit;
  readonly order: RankOrder;
  /** Whether a player who cannot overtrump must still play a trump (`underTrump`, rules 3.6). */
  readonly underTrump: boolean;
}

/**
 * Strict play (Farb- und Stichzwang, rules 3.4, 3.5): the cards of `hand` that may be played to the
 * table. Following goes before trumping (rules S0 „Farbzwang geht immer vor Stichzwang").
 */
export function following(hand: CardSet, table: TrickToFollow): CardSet {
  const inSuit = hand & SUIT_SETS[table.led]!;
  return inSuit === 0 ? trumping(hand, table) : heading(inSuit, table);
}

/** The cards of the suit led that beat the best card; all of them if a trump is best or none beats it. */
function heading(inSuit: CardSet, table: TrickToFollow): CardSet {
  if (suitOf(table.best) !== table.led) return inSuit;
  return inSuit & table.order[table.best]! || inSuit;
}

/** The cards for a hand without the suit led: a trump that beats the best trump, if it has one. */
function trumping(hand: CardSet, table: TrickToFollow): CardSet {
  const trumps = table.trump === NONE ? 0 : hand & SUIT_SETS[table.trump]!;
  if (trumps === 0) return hand;
  if (suitOf(table.best) !== table.trump) return trumps;
  return trumps & table.order[table.best]! || (table.underTrump ? trumps : hand);
}

/** Why a card of the hand that is not among `allowed` (see {@link following}) is refused. */
export function followRefusal(card: Card, allowed: CardSet, led: Suit) {
  const mustFollow = (allowed & SUIT_SETS[led]!) !== 0;
  const inSuit = (allowed & SUIT_SETS[suitOf(card)]!) !== 0;
  if (inSuit) return 'MUST_HEAD_TRICK';
  return mustFollow ? 'MUST_FOLLOW_SUIT' : 'MUST_TRUMP';
}

/** The place, in order of play, of the card that takes the trick. */
export function takerOf(cards: readonly Card[], trump: Suit, order: RankOrder): number {
  let best = 0;
  for (let i = 1; i < cards.length; i++) if (beats(order, cards[i]!, cards[best]!, trump)) best = i;
  return best;
}
