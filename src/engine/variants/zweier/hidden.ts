/** Deals out the cards of a deal of two that an observer has not seen, so that they fit what everyone knows. */
import type { Card, CardSet, Holder } from '../../kernel/index.js';
import {
  DECKS,
  NATURAL_ORDER,
  NONE,
  SUIT_SETS,
  asSet,
  cardsOf,
  has,
  parseCard,
  setFrom,
  setOf,
  shareOut,
  sizeOf,
  suitFrom,
  suitOf,
} from '../../kernel/index.js';
import type { Seat } from '../../variant.js';
import type { DealView, TakenTrick } from '../../view.js';
import type { ZweierRules } from './rules.js';
import type { Pair } from './state.js';
import { HEARTS_ACE } from './tricks.js';

export const suitOrNone = (letter: string | null) => (letter === null ? NONE : suitFrom(letter));

export const playedIn = (v: DealView): CardSet =>
  asSet([...v.memory.tricks.flatMap((t) => t.cards), ...v.trick].map((p) => p.card));

export const turnedIn = (v: DealView): CardSet => (v.trumpCard === null ? 0 : asSet([v.trumpCard]));

/** The hidden cards, and how they may be dealt out. */
export interface ZweierHiddenCards {
  readonly hands: Pair;
  readonly talon: readonly Card[];
}

/** Fills the hidden hands and the talon from the cards that the observer has not seen. */
export function drawHidden(
  v: DealView,
  rules: ZweierRules,
  random: () => number,
): ZweierHiddenCards {
  const sure: Pair = [sureIn(v, 0), sureIn(v, 1)];
  const left = DECKS[rules.deck] & ~(playedIn(v) | turnedIn(v) | sure[0] | sure[1] | openTalon(v));
  const holders = [missingIn(v, 0, sure[0]), missingIn(v, 1, sure[1]), hiddenTalon(v)];
  const [first, second, talon] = shareOut(left, holders, random);
  return {
    hands: [sure[0] | setFrom(first!), sure[1] | setFrom(second!)],
    talon: v.talon === null ? [...talon!, ...cardsOf(turnedIn(v))] : v.talon.map(parseCard),
  };
}

const sureIn = (v: DealView, seat: Seat): CardSet =>
  asSet(v.hands[seat]!.cards ?? v.hands[seat]!.known);

const openTalon = (v: DealView): CardSet => (v.talon === null ? 0 : asSet(v.talon));

const missingIn = (v: DealView, seat: Seat, sure: CardSet): Holder => ({
  count: v.hands[seat]!.count - sizeOf(sure),
  possible: ~impossible(v, seat),
});

const hiddenTalon = (v: DealView): Holder => ({
  count: v.talon === null ? v.talonCount - sizeOf(turnedIn(v)) : 0,
  possible: DECKS[32],
});

/** The cards that `seat` cannot hold, as everyone can conclude from this deal. */
const impossible = (v: DealView, seat: Seat): CardSet => stillInTalon(v) | ruledOut(v, seat);

/** The ace of hearts, as long as nobody had to name trump: it lies in the talon (rules 6.3). */
const stillInTalon = (v: DealView): CardSet =>
  v.options.trumpFrom === 'holderOfHeartsAce' && v.trump === null ? setOf(HEARTS_ACE) : 0;

/** The cards that `seat` would have had to play since the close. As nobody draws, its hand lacks them. */
function ruledOut(v: DealView, seat: Seat): CardSet {
  const since = v.memory.closing === null ? [] : v.memory.tricks.slice(v.memory.closing.trickCount);
  return since.reduce((set, t) => set | ruledOutBy(t, seat, suitOrNone(v.trump)), 0);
}

function ruledOutBy(trick: TakenTrick, seat: Seat, trump: number): CardSet {
  const [led, reply] = trick.cards.map((p) => parseCard(p.card));
  if (trick.cards[1]!.seat !== seat) return 0;
  const higher = NATURAL_ORDER[led!]!;
  if (suitOf(reply!) === suitOf(led!)) return has(higher, reply!) ? 0 : higher;
  const noTrump = trump === NONE || suitOf(reply!) === trump ? 0 : SUIT_SETS[trump]!;
  return SUIT_SETS[suitOf(led!)]! | noTrump;
}
