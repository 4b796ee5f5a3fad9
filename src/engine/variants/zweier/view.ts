/** What an observer of a deal of two may see: built by allow-list (rules 3.9). */
import type { CardSet } from '../../kernel/index.js';
import { CARD_TOKENS, NONE, cardTokens, cardsOf, suitLetter } from '../../kernel/index.js';
import type { Observer, Seat } from '../../variant.js';
import type {
  ClosingView,
  DealView,
  HandView,
  Memory,
  PlayedCard,
  TakenTrick,
} from '../../view.js';
import { legal } from './legality.js';
import type { ZweierTrickLink, ZweierState } from './state.js';
import { handOf, other, talonLeft, turnedUp } from './state.js';

const SEATS: readonly Seat[] = [0, 1];

export const isOver = (s: ZweierState): boolean => s.phase === 'OVER';
export const toAct = (s: ZweierState): Seat | null => (isOver(s) ? null : s.turn);

const tokens = (set: CardSet): string[] => cardTokens(cardsOf(set));

export function view(s: ZweierState, observer: Observer): DealView {
  const tricks = tricksOf(s.history);
  return {
    variant: 'zweier',
    options: s.options,
    observer,
    seatCount: SEATS.length,
    dealer: s.dealer,
    phase: s.phase,
    trump: suitLetter(s.trump),
    trumpCard: tokens(turnedUp(s))[0] ?? null,
    talonCount: talonLeft(s),
    talon: isOver(s) ? cardTokens(s.talon.slice(s.drawn)) : null,
    aside: [],
    closedBy: s.closing?.seat ?? null,
    contract: null,
    declarer: null,
    talkers: [],
    double: 1,
    hands: SEATS.map((seat) => handView(s, seat, observer)),
    trick: onTable(s),
    lastTrick: s.options.showLastTrick || isOver(s) ? (tricks.at(-1) ?? null) : null,
    cardPoints: showsCounter(s) ? [...s.cardPoints] : [null, null],
    tricks: [...s.tricks],
    bids: [],
    marriages: s.announcements.map((a) => ({ ...a, suit: suitLetter(a.suit)! })),
    firstTricks: SEATS.map((seat) => firstTrick(s, tricks, seat)),
    ownTricks: ownTricks(s, tricks, observer),
    toAct: toAct(s),
    legal: observer === toAct(s) ? [...legal(s)] : [],
    ended: s.facts && { reason: s.facts.reason, winners: [...s.facts.winners] },
    memory: memoryOf(s, tricks),
  };
}

function handView(s: ZweierState, seat: Seat, observer: Observer): HandView {
  const hand = handOf(s, seat);
  const cards = tokens(hand);
  const open = isOver(s) || seat === observer;
  return { seat, count: cards.length, cards: open ? cards : null, known: tokens(hand & s.shown) };
}

/** The card led, and the irregular card that ended the deal. */
function onTable(s: ZweierState): PlayedCard[] {
  const ledBy = s.led === NONE ? [] : [{ seat: s.leader, card: CARD_TOKENS[s.led]! }];
  if (s.irregular === NONE) return ledBy;
  return [...ledBy, { seat: s.turn, card: CARD_TOKENS[s.irregular]! }];
}

/** With claims the players count for themselves, so the counter is hidden (rules 5.7, S4 „Spiel ausmelden"). */
const showsCounter = (s: ZweierState): boolean =>
  isOver(s) || (s.options.showPointCounter && !s.rules.claims);

function firstTrick(s: ZweierState, tricks: readonly TakenTrick[], seat: Seat) {
  if (!s.options.showFirstTricks && !isOver(s)) return null;
  return tricks.find((t) => t.taker === seat) ?? null;
}

function ownTricks(s: ZweierState, tricks: readonly TakenTrick[], observer: Observer) {
  if (observer === 'onlooker' || !(s.options.showOwnTricks || isOver(s))) return null;
  return tricks.filter((t) => t.taker === observer);
}

function tricksOf(last: ZweierTrickLink | null): TakenTrick[] {
  const tricks: TakenTrick[] = [];
  for (let link = last; link !== null; link = link.before) tricks.push(taken(link));
  return tricks.reverse();
}

const taken = (link: ZweierTrickLink): TakenTrick => ({
  cards: [
    { seat: link.leader, card: CARD_TOKENS[link.led]! },
    { seat: other(link.leader), card: CARD_TOKENS[link.reply]! },
  ],
  taker: link.taker,
});

const memoryOf = (s: ZweierState, tricks: readonly TakenTrick[]): Memory => ({
  tricks,
  cardPoints: [...s.cardPoints],
  named: null,
  wed: suitLetter(s.wed),
  closing: closingOf(s),
  first66: s.first66 === NONE ? null : s.first66,
});

function closingOf(s: ZweierState): ClosingView | null {
  if (s.closing === null) return null;
  const { trickCount, otherTricks, otherCardPoints } = s.closing;
  return { trickCount, otherTricks, otherCardPoints };
}
