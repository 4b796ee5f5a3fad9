/**
 * Legality, written once: each kind of action has one function that gives the reason for a refusal, null
 * where the action is legal. `legal` and `apply` both use these functions.
 */
import type { Card, CardSet, Suit, TrickToFollow } from '../../kernel/index.js';
import {
  CARD_TOKENS,
  KINGS,
  MARRIAGE_TOKENS,
  MARRIAGE_TRUMP_TOKENS,
  NATURAL_ORDER,
  NONE,
  PAIRS,
  SUIT_SETS,
  TRUMP_TOKENS,
  cardOf,
  firstOf,
  followRefusal,
  following,
  has,
  suitOf,
} from '../../kernel/index.js';
import type { ParsedAction } from '../../notation.js';
import type { RefusalCode } from '../../refusals.js';
import type { Action } from '../../variant.js';
import type { ZweierState } from './state.js';
import { handOf, isStrict, talonLeft } from './state.js';

type Refusal = RefusalCode | null;

/** The cards that the player to act may play by the rules of play. */
export function playable(s: ZweierState): CardSet {
  const hand = handOf(s, s.turn);
  if (s.led !== NONE) return isStrict(s) ? following(hand, tableOf(s)) : hand;
  if (s.wed === NONE) return hand;
  return hand & PAIRS[s.wed]! & (s.rules.leadKingOnly ? KINGS : -1);
}

const tableOf = (s: ZweierState): TrickToFollow => ({
  led: suitOf(s.led),
  best: s.led,
  trump: s.trump,
  order: NATURAL_ORDER,
  underTrump: false,
});

export function cardRefusal(s: ZweierState, card: Card): Refusal {
  if (!has(handOf(s, s.turn), card)) return 'NOT_YOUR_CARD';
  const allowed = playable(s);
  if (has(allowed, card)) return null;
  return s.led === NONE ? 'MUST_LEAD_MARRIAGE_CARD' : followRefusal(card, allowed, suitOf(s.led));
}

function marriageRefusal(s: ZweierState, suit: Suit, newTrump: Suit): Refusal {
  const names = newTrump !== NONE;
  if (names !== s.rules.marriagesName) return 'NOT_IN_THIS_PHASE';
  if (s.led !== NONE) return 'NOT_ON_LEAD';
  if (s.wed !== NONE) return 'MUST_LEAD_MARRIAGE_CARD';
  if (s.rules.trickBeforeMarriage && s.tricks[s.turn] === 0) return 'NO_TRICK_YET';
  if ((handOf(s, s.turn) & PAIRS[suit]!) !== PAIRS[suit]!) return 'NO_MARRIAGE';
  return names && newTrump === s.trump ? 'NOT_IN_THIS_PHASE' : null;
}

function exchangeRefusal(s: ZweierState): Refusal {
  if (s.rules.exchangeRank === NONE) return 'NO_EXCHANGE_CARD';
  if (s.rules.exchangeOnLeadOnly && s.led !== NONE) return 'NOT_ON_LEAD';
  const talon = talonRefusal(s, s.rules.exchangeWithTwoLeft);
  if (talon !== null) return talon;
  if (s.rules.trickBeforeExchange && s.tricks[s.turn] === 0) return 'NO_TRICK_YET';
  return has(handOf(s, s.turn), exchangeCard(s)) ? null : 'NO_EXCHANGE_CARD';
}

/** The trump that may be exchanged; only for rules with an exchange. */
export const exchangeCard = (s: ZweierState): Card => cardOf(s.trump, s.rules.exchangeRank);

function talonRefusal(s: ZweierState, withTwoLeft: boolean): Refusal {
  if (s.closing !== null) return 'TALON_CLOSED';
  const left = talonLeft(s);
  if (left === 0) return 'TALON_EMPTY';
  return left === 2 && !withTwoLeft ? 'TOO_FEW_IN_TALON' : null;
}

/** Why the player on lead may not close. It also decides whether a trick's winner may choose before drawing. */
export function closeRefusal(s: ZweierState): Refusal {
  if (!s.rules.mayClose) return 'NOT_IN_THIS_PHASE';
  if (s.led !== NONE) return 'NOT_ON_LEAD';
  const talon = talonRefusal(s, s.rules.closeWithTwoLeft);
  if (talon !== null) return talon;
  return s.rules.closeAfterTrick && s.trickCount === 0 ? 'NO_TRICK_YET' : null;
}

function claimRefusal(s: ZweierState): Refusal {
  if (!s.rules.claims) return 'NOT_IN_THIS_PHASE';
  return s.led === NONE ? null : 'NOT_ON_LEAD';
}

/** Why an action is refused, the first reason that applies (rules 2.14); null where it is legal. */
export function refusal(s: ZweierState, a: ParsedAction): Refusal {
  if (s.phase === 'OVER') return 'DEAL_OVER';
  if (s.phase === 'TRUMP') return a.kind === 'nameTrump' ? null : 'NOT_IN_THIS_PHASE';
  if (s.phase !== 'DRAW') return playRefusal(s, a);
  return a.kind === 'draw' || a.kind === 'close' ? null : 'NOT_IN_THIS_PHASE';
}

function playRefusal(s: ZweierState, a: ParsedAction): Refusal {
  if (a.kind === 'card') return cardRefusal(s, a.card);
  if (a.kind === 'marriage') return marriageRefusal(s, a.suit, a.newTrump);
  if (a.kind === 'exchange') return exchangeRefusal(s);
  if (a.kind === 'close') return closeRefusal(s);
  return a.kind === 'claim' ? claimRefusal(s) : 'NOT_IN_THIS_PHASE';
}

const NOTHING: readonly Action[] = [];
const DRAW_OR_CLOSE: readonly Action[] = ['c', 'd'];

/** The legal actions in code-point order. */
export function legal(s: ZweierState): readonly Action[] {
  if (s.phase === 'OVER') return NOTHING;
  if (s.phase === 'TRUMP') return TRUMP_TOKENS;
  return s.phase === 'DRAW' ? DRAW_OR_CLOSE : legalInPlay(s);
}

function legalInPlay(s: ZweierState): readonly Action[] {
  const list: Action[] = [];
  if (claimRefusal(s) === null) list.push('66');
  for (let rest = playable(s); rest !== 0; rest &= rest - 1) list.push(CARD_TOKENS[firstOf(rest)]!);
  if (closeRefusal(s) === null) list.push('c');
  if (s.led === NONE && pairsIn(handOf(s, s.turn)) !== 0) addMarriages(s, list);
  if (exchangeRefusal(s) === null) list.push('x');
  return list;
}

/** The kings whose queen is in the hand too. */
const pairsIn = (hand: CardSet): CardSet => hand & (hand >>> 1) & KINGS;

function addMarriages(s: ZweierState, list: Action[]): void {
  for (let rest = pairsIn(handOf(s, s.turn)); rest !== 0; rest &= rest - 1) {
    const suit = suitOf(firstOf(rest));
    if (s.rules.marriagesName) addNaming(s, suit, list);
    else if (marriageRefusal(s, suit, NONE) === null) list.push(MARRIAGE_TOKENS[suit]!);
  }
}

function addNaming(s: ZweierState, suit: Suit, list: Action[]): void {
  for (let trump = 0; trump < SUIT_SETS.length; trump++)
    if (marriageRefusal(s, suit, trump) === null) list.push(MARRIAGE_TRUMP_TOKENS[suit]![trump]!);
}
