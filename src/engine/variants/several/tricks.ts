/** Strict play from the first card: leading, following, announcing (rules 3.5, 8.3, 9.13). */
import type { Card, CardSet, Suit } from '../../kernel/index.js';
import {
  CARD_POINTS,
  CARD_TOKENS,
  KINGS,
  MARRIAGE_TOKENS,
  NONE,
  PAIRS,
  SUIT_LETTERS,
  beats,
  firstOf,
  followRefusal,
  following,
  has,
  marriagePoints,
  suitOf,
  withCard,
  without,
} from '../../kernel/index.js';
import type { ParsedAction } from '../../notation.js';
import type { Action } from '../../variant.js';
import { afterTrick, endIfDecided, isPlayedOut } from './ending.js';
import type { TableDraft, Events, PhaseRules, Refusal, TableState } from './state.js';
import { clockwise, withValue } from './seats.js';
import { handOf, orderOf, seatCountOf, sideTricks, trumpOf } from './state.js';

/** Begins the tricks with the first lead. */
export function beginPlay(d: TableDraft): void {
  d.leader = d.contract?.leader === 'declarer' ? d.declarer : d.caller;
  d.turn = d.leader;
  d.phase = 'LEAD';
}

/** The cards that the player to act may play. */
function playable(s: TableState): CardSet {
  const hand = handOf(s, s.turn);
  if (s.table.length === 0) return s.wed === NONE ? hand : hand & PAIRS[s.wed]!;
  const led = suitOf(s.table[0]!);
  const { underTrump } = s.rules;
  return following(hand, { led, best: s.best, trump: trumpOf(s), order: orderOf(s), underTrump });
}

function cardRefusal(s: TableState, card: Card): Refusal {
  if (!has(handOf(s, s.turn), card)) return 'NOT_YOUR_CARD';
  const allowed = playable(s);
  if (has(allowed, card)) return null;
  if (s.table.length === 0) return 'MUST_LEAD_MARRIAGE_CARD';
  return followRefusal(card, allowed, suitOf(s.table[0]!));
}

/** Whether marriages may be announced: not in contracts without trump. */
const hasMarriages = (s: TableState): boolean => s.contract?.hasTrump ?? true;

function marriageRefusal(s: TableState, suit: Suit, newTrump: Suit): Refusal {
  if (newTrump !== NONE || !hasMarriages(s)) return 'NOT_IN_THIS_PHASE';
  if (s.table.length > 0) return 'NOT_ON_LEAD';
  if (s.wed !== NONE) return 'MUST_LEAD_MARRIAGE_CARD';
  return (handOf(s, s.turn) & PAIRS[suit]!) === PAIRS[suit]! ? null : 'NO_MARRIAGE';
}

function refusal(s: TableState, a: ParsedAction): Refusal {
  if (a.kind === 'card') return cardRefusal(s, a.card);
  return a.kind === 'marriage' ? marriageRefusal(s, a.suit, a.newTrump) : 'NOT_IN_THIS_PHASE';
}

function legal(s: TableState): readonly Action[] {
  const list: Action[] = [];
  for (let rest = playable(s); rest !== 0; rest &= rest - 1) list.push(CARD_TOKENS[firstOf(rest)]!);
  if (s.table.length > 0 || s.wed !== NONE || !hasMarriages(s)) return list;
  for (let rest = pairsIn(handOf(s, s.turn)); rest !== 0; rest &= rest - 1)
    list.push(MARRIAGE_TOKENS[suitOf(firstOf(rest))]!);
  return list;
}

/** The kings whose queen is in the hand too. */
const pairsIn = (hand: CardSet): CardSet => hand & (hand >>> 1) & KINGS;

function announce(d: TableDraft, suit: Suit, events: Events): void {
  const cardPoints = marriagePoints(suit, d.named);
  const seat = d.turn;
  d.wed = suit;
  d.shown |= PAIRS[suit]!;
  d.announcements = [...d.announcements, { seat, suit, cardPoints }];
  if (sideTricks(d, seat) > 0) d.cardPoints = plus(d.cardPoints, seat, cardPoints);
  else d.pendingMarriages = plus(d.pendingMarriages, seat, cardPoints);
  events.push({ type: 'MARRIAGE_ANNOUNCED', seat, suit: SUIT_LETTERS[suit]!, cardPoints });
  endIfDecided(d, events);
}

const plus = (values: readonly number[], seat: number, points: number): number[] =>
  withValue(values, seat, values[seat]! + points);

function playCard(d: TableDraft, card: Card, events: Events): void {
  d.hands = withValue(d.hands, d.turn, without(handOf(d, d.turn), card));
  d.shown = withCard(d.shown, card);
  d.wed = NONE;
  events.push({ type: 'CARD_PLAYED', seat: d.turn, card: CARD_TOKENS[card]! });
  if (d.best === NONE || beats(orderOf(d), card, d.best, trumpOf(d))) {
    d.best = card;
    d.taker = d.turn;
  }
  d.table = [...d.table, card];
  d.turn = clockwise(d.turn, 1, seatCountOf(d));
  d.phase = 'FOLLOW';
  if (d.table.length === seatCountOf(d)) takeTrick(d, events);
}

function takeTrick(d: TableDraft, events: Events): void {
  const { table: cards, taker, leader, history: before } = d;
  const points = cards.reduce((sum, c) => sum + CARD_POINTS[c]!, lastTrickBonus(d));
  d.history = { leader, cards, taker, before };
  d.trickCount++;
  d.tricks = plus(d.tricks, taker, 1);
  d.inTricks = plus(d.inTricks, taker, points);
  d.cardPoints = plus(d.cardPoints, taker, points);
  d.table = [];
  d.best = NONE;
  d.leader = taker;
  d.turn = taker;
  d.phase = 'LEAD';
  events.push({ type: 'TRICK_TAKEN', seat: taker, cards: cards.map((c) => CARD_TOKENS[c]!) });
  afterTrick(d, events);
}

/** The card points for taking the last trick (rules 8.4). */
const lastTrickBonus = (d: TableState): number =>
  isPlayedOut(d) ? d.rules.game.lastTrickBonus : 0;

/** The phases of play. On lead and following differ only by the cards on the table. */
export const playing: PhaseRules = {
  refusal,
  legal,
  perform: (d, a, events) => {
    if (a.kind === 'card') playCard(d, a.card, events);
    else announce(d, a.suit, events);
  },
};
