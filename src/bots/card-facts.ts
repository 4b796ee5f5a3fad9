/** The facts that a player reads from a view: its own cards, the cards gone, and those that the others may hold. */
import type { Contract, DealView, PlayedCard, Seat } from '../engine/index.js';
import { contractOf, kernel } from '../engine/index.js';

const { NATURAL_ORDER, NONE, SUIT_SETS, asSet, parseCard, suitFrom, suitOf, sizeOf } = kernel;

type Card = kernel.Card;
type CardSet = kernel.CardSet;

/** A view in card sets. */
export interface CardFacts {
  readonly seat: Seat;
  readonly seatCount: number;
  readonly hand: CardSet;
  /** Cards that may be in another hand or in the talon. */
  readonly unseen: CardSet;
  readonly trump: kernel.Suit;
  /** The trump that was named, also where the contract is played without trump. */
  readonly named: kernel.Suit;
  readonly order: kernel.RankOrder;
  /** Null before a contract is played, and in games without contracts. */
  readonly contract: Contract | null;
  readonly isDeclarer: boolean;
  /** Whether the declarer is a partner. Defenders are not partners of the declarer. */
  readonly isDeclarersPartner: boolean;
  /** The declarer's cards that this seat sees: its own, or an open hand. */
  readonly declarerHand: CardSet;
  /** Whether the declarer has played to the trick on the table and is not winning it. */
  readonly isDeclarerDone: boolean;
  /** The cards on the table, in order of play. */
  readonly table: readonly Card[];
  /** Whether a partner is winning the trick on the table. */
  readonly isOurs: boolean;
  /** Whether nobody plays to the trick after the player to act. */
  readonly isLast: boolean;
  readonly cardPoints: number;
  /** Whether strict play holds. */
  readonly strict: boolean;
  /** Whether the deck has cards without points; then an opponent may give no points to a trick. */
  readonly hasBlanks: boolean;
}

const suitOrNone = (letter: string | null) => (letter === null ? NONE : suitFrom(letter));

/** Reads a view for the player to act. */
export function read(view: DealView): CardFacts {
  const seat = view.toAct!;
  const hand = asSet(view.hands[seat]!.cards ?? []);
  const deck = deckOf(view);
  return {
    seat,
    seatCount: view.seatCount,
    hand,
    unseen: deck & ~(hand | goneIn(view) | voidsIn(view)),
    named: suitOrNone(view.memory.named ?? view.trump),
    ...contractIn(view),
    ...roleIn(view),
    ...tableIn(view),
    cardPoints: view.cardPoints[seat] ?? view.memory.cardPoints[seat] ?? 0,
    strict: view.seatCount > 2 || view.closedBy !== null || view.talonCount === 0,
    hasBlanks: (deck & kernel.rankSet('9')) !== 0,
  };
}

function contractIn({ contract, trump }: DealView) {
  const played = contract === null ? null : contractOf(contract);
  const order = played?.order ?? NATURAL_ORDER;
  return { trump: suitOrNone(trump), order, contract: played };
}

function roleIn(view: DealView) {
  const { declarer, toAct: seat } = view;
  const isDeclarer = declarer === seat;
  const isPartner = declarer !== null && !isDeclarer && arePartners(view, seat!, declarer);
  const declarerHand = declarer === null ? 0 : asSet(view.hands[declarer]!.cards ?? []);
  return { isDeclarer, isDeclarersPartner: isPartner, declarerHand };
}

function tableIn(view: DealView) {
  const table = view.trick.map((p) => parseCard(p.card));
  const { trump, order } = contractIn(view);
  const isLast = table.length === view.seatCount - 1;
  if (table.length === 0) return { table, isLast, isOurs: false, isDeclarerDone: false };
  const taker = view.trick[kernel.takerOf(table, trump, order)]!.seat;
  const isDeclarerDone =
    taker !== view.declarer && view.trick.some((p) => p.seat === view.declarer);
  return { table, isLast, isOurs: arePartners(view, view.toAct!, taker), isDeclarerDone };
}

/** Whether two seats win and lose together in this deal. */
function arePartners(view: DealView, a: Seat, b: Seat): boolean {
  if (view.seatCount === 4) return (a - b) % 2 === 0;
  return view.declarer !== null && a !== view.declarer && b !== view.declarer;
}

function deckOf(view: DealView): CardSet {
  const size = view.options['deck'] ?? (view.variant === 'dritt' ? 24 : 20);
  return kernel.DECKS[size as kernel.DeckSize];
}

function goneIn({ memory, trick, aside, trumpCard }: DealView): CardSet {
  let gone = asSet(aside ?? []) | (trumpCard === null ? 0 : 1 << parseCard(trumpCard));
  for (const taken of memory.tricks) gone |= cardsIn(taken.cards);
  return gone | cardsIn(trick);
}

function cardsIn(plays: readonly PlayedCard[]): CardSet {
  let set = 0;
  for (const { card } of plays) set |= 1 << parseCard(card);
  return set;
}

/** Suits that the opponent has failed to follow since the close: after a close nobody draws. */
function voidsIn(view: DealView): CardSet {
  const { closing, tricks } = view.memory;
  if (closing === null || view.seatCount > 2) return 0;
  const voids = tricks.slice(closing.trickCount).map((t) => voidShownBy(t.cards, view.toAct!));
  return voids.reduce((set, suit) => set | suit, 0);
}

function voidShownBy([led, reply]: readonly PlayedCard[], viewer: Seat): CardSet {
  const suit = suitOf(parseCard(led!.card));
  return reply!.seat !== viewer && suitOf(parseCard(reply!.card)) !== suit ? SUIT_SETS[suit]! : 0;
}

export const pointsOf = (card: Card): number => kernel.CARD_POINTS[card]!;

export const isTrump = (r: CardFacts, card: Card): boolean =>
  r.trump !== NONE && suitOf(card) === r.trump;

/** Whether no unseen card of its suit is higher. */
export const isMaster = (r: CardFacts, card: Card): boolean => (r.order[card]! & r.unseen) === 0;

/** The trumps that others may hold. */
export const unseenTrumps = (r: CardFacts): CardSet =>
  r.trump === NONE ? 0 : r.unseen & SUIT_SETS[r.trump]!;

/** Whether `card` beats the trick on the table. */
export const takes = (r: CardFacts, card: Card): boolean =>
  kernel.takerOf([...r.table, card], r.trump, r.order) === r.table.length;

/** Whether the card is half of a marriage that the hand has or may still get. */
export function isMarriageCard(r: CardFacts, card: Card): boolean {
  const pair = kernel.PAIRS[suitOf(card)]!;
  return kernel.has(pair, card) && sizeOf(pair & (r.hand | r.unseen)) === 2;
}

/** How many cards of a suit the hand holds. */
export const lengthOf = (r: CardFacts, suit: kernel.Suit): number =>
  sizeOf(r.hand & SUIT_SETS[suit]!);
