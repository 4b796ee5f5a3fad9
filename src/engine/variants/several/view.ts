/** What an observer of a deal of more than two may see: built by allow-list (rules 3.9, 9.20). */
import type { CardSet } from '../../kernel/index.js';
import { CARD_TOKENS, NONE, cardTokens, cardsOf, sizeOf, suitLetter } from '../../kernel/index.js';
import type { Observer, Seat } from '../../variant.js';
import type { DealView, HandView, Memory, PlayedCard, TakenTrick } from '../../view.js';
import { legal, toAct } from './apply.js';
import { clockwise, sits } from './seats.js';
import type { TableState, TableTrickLink } from './state.js';
import { handOf, isOver, seatCountOf, sideOf, sideTricks, trumpOf } from './state.js';

const tokens = (set: CardSet): string[] => cardTokens(cardsOf(set));

export function view(s: TableState, observer: Observer): DealView {
  const tricks = tricksOf(s);
  const seats = s.hands.map((_, seat) => seat);
  return {
    variant: s.rules.game.key,
    options: s.options,
    observer,
    seatCount: seatCountOf(s),
    dealer: s.dealer,
    phase: s.phase,
    trump: suitLetter(trumpOf(s)),
    trumpCard: null,
    talonCount: s.phase === 'CUT' ? 0 : sizeOf(s.talon),
    talon: isOver(s) ? tokens(s.talon) : null,
    aside: seesAside(s, observer) || s.aside === 0 ? tokens(s.aside) : null,
    closedBy: null,
    contract: s.contract?.name ?? null,
    declarer: s.declarer === NONE ? null : s.declarer,
    talkers: talkers(s),
    double: s.double,
    hands: seats.map((seat) => handView(s, seat, observer)),
    trick: onTable(s),
    lastTrick: tricks.at(-1) ?? null,
    cardPoints: cardPointsSeen(s, observer),
    tricks: [...s.tricks],
    bids: s.bids.map(({ seat, token }) => ({ seat, token })),
    marriages: s.announcements.map((a) => ({
      ...a,
      suit: suitLetter(a.suit)!,
      isPending: sideTricks(s, a.seat) === 0,
    })),
    firstTricks: seats.map((seat) => firstTrick(s, tricks, seat)),
    ownTricks: ownTricks(s, tricks, observer),
    toAct: toAct(s),
    legal: observer === toAct(s) ? [...legal(s)] : [],
    ended: s.facts && { reason: s.facts.reason, winners: [...s.facts.winners] },
    memory: memoryOf(s, tricks, observer),
  };
}

/** The cards that have come to a hand: none before the cut, only the first packet until trump is named. */
export function inHand(s: TableState, seat: Seat): CardSet {
  if (s.phase === 'CUT') return 0;
  return s.phase === 'TRUMP' ? s.packets[seat]! : handOf(s, seat);
}

function handView(s: TableState, seat: Seat, observer: Observer): HandView {
  const hand = inHand(s, seat);
  const open = isOver(s) || seat === observer || liesOpen(s);
  return {
    seat,
    count: sizeOf(hand),
    cards: open ? tokens(hand) : null,
    known: tokens(hand & s.shown),
  };
}

/** Plauderer: after the first trick all hands lie open (rules 10.7). */
const liesOpen = (s: TableState): boolean => s.contract?.opensHands === true && s.trickCount > 0;

/** Plauderer: the defenders may talk from the first lead on, not during the doubling (rules 10.7). */
function talkers(s: TableState): Seat[] {
  const isPlayed = s.phase === 'LEAD' || s.phase === 'FOLLOW';
  if (!isPlayed || s.contract?.defendersTalk !== true) return [];
  const declarers = sideOf(s, s.declarer);
  return s.hands.flatMap((_, seat) => (sits(declarers, seat) ? [] : [seat]));
}

const seesAside = (s: TableState, observer: Observer): boolean =>
  isOver(s) || observer === s.declarer;

/**
 * Card points as the observer sees them. While the deal runs, the others do not see the card points of the cards
 * that the declarer laid aside (`discardPoints`, rules 9.10).
 */
function cardPointsSeen(s: TableState, observer: Observer): number[] {
  const hidden = seesAside(s, observer) ? 0 : s.asidePoints;
  return s.cardPoints.map((points, seat) => (seat === s.declarer ? points - hidden : points));
}

const onTable = (s: TableState): PlayedCard[] => playedCards(s, s.leader, s.table);

const playedCards = (s: TableState, leader: Seat, cards: readonly number[]): PlayedCard[] =>
  cards.map((card, i) => ({
    seat: clockwise(leader, i, seatCountOf(s)),
    card: CARD_TOKENS[card]!,
  }));

/** The first trick of the seat's side (rules 9.20, S3 „über die gesamte Spieldauer"). */
function firstTrick(s: TableState, tricks: readonly TakenTrick[], seat: Seat) {
  if (!s.rules.game.opensFirstTricks && !isOver(s)) return null;
  return tricks.find((t) => sits(sideOf(s, seat), t.taker)) ?? null;
}

/**
 * The own tricks are turned over until the deal has ended; only the last may be looked at (rules 8.9, 9.20).
 */
function ownTricks(s: TableState, tricks: readonly TakenTrick[], observer: Observer) {
  if (observer === 'onlooker' || !isOver(s)) return null;
  return tricks.filter((t) => t.taker === observer);
}

function tricksOf(s: TableState): TakenTrick[] {
  const tricks: TakenTrick[] = [];
  for (let link = s.history; link !== null; link = link.before) tricks.push(taken(s, link));
  return tricks.reverse();
}

const taken = (s: TableState, { leader, cards, taker }: TableTrickLink): TakenTrick => ({
  cards: playedCards(s, leader, cards),
  taker,
});

const memoryOf = (s: TableState, tricks: readonly TakenTrick[], observer: Observer): Memory => ({
  tricks,
  cardPoints: cardPointsSeen(s, observer),
  named: suitLetter(s.named),
  wed: suitLetter(s.wed),
  closing: null,
  first66: null,
});
