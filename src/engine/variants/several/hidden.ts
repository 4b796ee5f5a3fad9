/**
 * Deals out the cards of a deal of more than two that an observer has not seen, so that they fit what it
 * knows.
 */
import { contractOf } from '../../contracts/index.js';
import type { Card, CardSet, Holder, RankOrder, Shares, Suit } from '../../kernel/index.js';
import {
  DECKS,
  EMPTY,
  NATURAL_ORDER,
  NONE,
  SUIT_SETS,
  asSet,
  beats,
  has,
  parseCard,
  setFrom,
  shareOut,
  sizeOf,
  suitFrom,
  suitOf,
} from '../../kernel/index.js';
import type { Likely, Seat } from '../../variant.js';
import type { DealView, PlayedCard } from '../../view.js';
import { isPromiseKept, missingPromised, promisesIn } from './bid-promises.js';
import type { Promised } from './bid-promises.js';
import type { TableRules } from './state.js';

/** The hidden cards, and the places where they lie. */
export interface TableHiddenCards {
  readonly hands: readonly CardSet[];
  readonly talon: CardSet;
  readonly aside: CardSet;
}

/** How often the cards are dealt at random before a hand is given the cards that a bid promised. */
const PLAIN_DEALS = 8;
/** The number of such attempts where hands are weighed, which takes longer. */
const WEIGHED_DEALS = 2;

/** Fills the hidden hands, the talon and the cards laid aside from the cards not seen. */
export function dealtOut(
  rules: TableRules,
  v: DealView,
  random: () => number,
  likely?: Likely,
): TableHiddenCards {
  const sure = v.hands.map((h) => asSet(h.cards ?? h.known));
  const promises = promisesIn(v);
  for (let n = 0; n < (likely ? WEIGHED_DEALS : PLAIN_DEALS); n++) {
    const dealt = dealtAround(rules, v, sure, random, likely);
    if (promises.every((promise) => isPromiseKept(promise, dealt.hands))) return dealt;
  }
  return dealtAround(rules, v, promised(rules, v, sure, promises, random), random, likely);
}

/** Deals the cards for which no holder is certain. */
function dealtAround(
  rules: TableRules,
  v: DealView,
  sure: readonly CardSet[],
  random: () => number,
  likely?: Likely,
): TableHiddenCards {
  const talon = asSet(v.talon ?? []);
  const aside = asSet(v.aside ?? []);
  const left = unseenIn(rules, v, sure);
  const hands = v.hands.map((h, seat) =>
    holder(h.count - sizeOf(sure[seat]!), ruledOut(rules, v, seat)),
  );
  const inTalon = v.talonCount - sizeOf(talon);
  const missing = hands.reduce((sum, h) => sum + h.count, inTalon);
  const holders = [...hands, holder(inTalon), holder(sizeOf(left) - missing)];
  const weigh =
    likely && ((shares: Shares) => likely((seat) => sure[seat]! | setFrom(shares[seat]!)));
  const shares = shareOut(left, holders, random, weigh).map(setFrom);
  const [talonShare, asideShare] = [shares.at(-2)!, shares.at(-1)!];
  return {
    hands: sure.map((set, seat) => set | shares[seat]!),
    talon: talon | talonShare,
    aside: aside | asideShare,
  };
}

/** By seat, the cards that it certainly holds and the cards that its bid promised. */
function promised(
  rules: TableRules,
  v: DealView,
  sure: readonly CardSet[],
  promises: readonly Promised[],
  random: () => number,
): readonly CardSet[] {
  return promises.reduce((known, promise) => {
    const { seat } = promise;
    const count = v.hands[seat]!.count - sizeOf(known[seat]!);
    const possible = unseenIn(rules, v, known) & ~ruledOut(rules, v, seat);
    const given = missingPromised(promise, { sure: known[seat]!, count, possible }, random);
    return known.map((set, other) => (other === seat ? set | given : set));
  }, sure);
}

const unseenIn = (rules: TableRules, v: DealView, sure: readonly CardSet[]): CardSet =>
  DECKS[rules.game.deck] &
  ~union([...sure, asSet(v.talon ?? []), asSet(v.aside ?? []), playedIn(v)]);

const union = (sets: readonly CardSet[]): CardSet => sets.reduce((all, set) => all | set, EMPTY);

const holder = (count: number, impossible: CardSet = EMPTY): Holder => ({
  count,
  possible: ~impossible,
});

const playedIn = (v: DealView): CardSet =>
  asSet([...v.memory.tricks.flatMap((t) => t.cards), ...v.trick].map((p) => p.card));

/** What strict play reveals of a hand: it lacks each card that it would have had to play. */
function ruledOut(rules: TableRules, v: DealView, seat: Seat): CardSet {
  const trump = v.trump === null ? NONE : suitFrom(v.trump);
  const order = v.contract === null ? NATURAL_ORDER : contractOf(v.contract).order;
  const tricks = [...v.memory.tricks.map((t) => t.cards), v.trick];
  return union(tricks.map((trick) => ruledOutBy(trick, seat, { trump, order, ...rules })));
}

interface StrictPlay {
  readonly trump: Suit;
  readonly order: RankOrder;
  readonly underTrump: boolean;
}

function ruledOutBy(trick: readonly PlayedCard[], seat: Seat, play: StrictPlay): CardSet {
  const at = trick.findIndex((p) => p.seat === seat);
  if (at < 1) return EMPTY;
  const cards = trick.map((p) => parseCard(p.card));
  const best = bestOf(cards.slice(0, at), play);
  return missingAfter(cards[at]!, suitOf(cards[0]!), best, play);
}

const bestOf = (cards: readonly Card[], { order, trump }: StrictPlay): Card =>
  cards.reduce((best, card) => (beats(order, card, best, trump) ? card : best));

/** The cards that a hand lacks which played `card` when `best` took the trick. */
function missingAfter(card: Card, led: Suit, best: Card, play: StrictPlay): CardSet {
  const higher = play.order[best]!;
  if (suitOf(card) === led) return suitOf(best) === led && !has(higher, card) ? higher : EMPTY;
  return SUIT_SETS[led]! | missingTrumps(card, best, play);
}

function missingTrumps(card: Card, best: Card, { trump, order, underTrump }: StrictPlay): CardSet {
  if (trump === NONE) return EMPTY;
  const isOverTrump = suitOf(best) === trump;
  if (suitOf(card) === trump) return isOverTrump && !has(order[best]!, card) ? order[best]! : EMPTY;
  return isOverTrump && !underTrump ? order[best]! : SUIT_SETS[trump]!;
}
