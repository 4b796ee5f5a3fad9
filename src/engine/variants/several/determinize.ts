/** Determinizations: full states consistent with a view, in which hidden cards are dealt out at random. */
import { contractOf } from '../../contracts/index.js';
import type { CardSet } from '../../kernel/index.js';
import {
  EMPTY,
  NONE,
  PAIRS,
  asSet,
  cardPointsOf,
  cardTokens,
  shuffled,
  suitFrom,
} from '../../kernel/index.js';
import { parseToken } from '../../notation.js';
import type { CardToken, Likely, Seat } from '../../variant.js';
import type { DealView } from '../../view.js';
import { deal, dealFrom, deckOf } from './dealing.js';
import { dealtOut } from './hidden.js';
import type { TableHiddenCards } from './hidden.js';
import { copyPlay } from './played.js';
import type { TableDraft, StandingBid, TableRules, TableState } from './state.js';
import { setOfSeat } from './seats.js';

type Random = () => number;

export function determinize(
  rules: TableRules,
  v: DealView,
  random: Random,
  likely?: Likely,
): TableState {
  if (v.phase === 'CUT') return anyDeal(rules, v, random);
  return v.phase === 'TRUMP' ? anyRest(rules, v, random) : dealInPlay(rules, v, random, likely);
}

/** Before the cut nothing is known. */
function anyDeal(rules: TableRules, v: DealView, random: Random): TableState {
  const deck = cardTokens(shuffled(asSet(deckOf(rules.game)), random));
  return deal(v.options, rules, dealFrom(rules, deck, v.dealer), v.dealer);
}

/** Before trump is named: the first packets as far as they are visible, the rest at random. */
function anyRest(rules: TableRules, v: DealView, random: Random): TableState {
  const open = v.hands.map((h) => h.cards ?? []);
  const left = shuffled(asSet(deckOf(rules.game)) & ~asSet(open.flat()), random);
  const drawn = (count: number): CardToken[] => cardTokens(left.splice(0, count));
  const { layout } = rules.game;
  const size = layout.hands[0]!.length;
  const hands = open.map((cards) => [...cards, ...drawn(size - cards.length)]);
  const dealt = { hands, talon: drawn(layout.talon.length) };
  const before = { ...rules, asksForCut: false };
  return { ...deal(v.options, before, dealt, v.dealer), rules };
}

function dealInPlay(rules: TableRules, v: DealView, random: Random, likely?: Likely): TableState {
  const d: TableDraft = { ...blank(rules, v), ...hiddenCards(rules, v, random, likely) };
  copyBidding(d, v);
  copyPlay(d, v);
  d.facts = factsIn(d, v);
  return d;
}

/** A deal in which nothing has happened yet. A view does not show what was dealt. */
function blank(rules: TableRules, v: DealView): TableState {
  const nothing = { hands: v.hands.map(() => []), talon: [] };
  return {
    ...deal(v.options, rules, nothing, v.dealer),
    dealt: { hands: [], talon: [] },
    turnable: NONE,
    phase: v.phase,
    named: suitOrNone(v.memory.named),
    contract: v.contract === null ? null : contractOf(v.contract),
    declarer: v.declarer ?? NONE,
    double: v.double,
    wed: suitOrNone(v.memory.wed),
  };
}

const suitOrNone = (letter: string | null) => (letter === null ? NONE : suitFrom(letter));

function hiddenCards(rules: TableRules, v: DealView, random: Random, likely?: Likely) {
  const { hands, talon, aside }: TableHiddenCards = dealtOut(rules, v, random, likely);
  const asidePoints = rules.countsAside ? cardPointsOf(aside) : 0;
  return { hands, talon, aside, asidePoints, shown: shownIn(v) };
}

const shownIn = (v: DealView): CardSet =>
  asSet([...v.memory.tricks.flatMap((t) => t.cards), ...v.trick].map((p) => p.card)) |
  asSet(v.hands.flatMap((h) => h.known)) |
  v.marriages.reduce((set, m) => set | PAIRS[suitFrom(m.suit)]!, EMPTY);

function copyBidding(d: TableDraft, v: DealView): void {
  d.bids = v.bids;
  if (d.phase !== 'BIDDING') return;
  for (const { seat, token } of v.bids) {
    if (token === 'p') d.passed |= setOfSeat(seat);
    else d.standing = standingBid(seat, token);
  }
}

function standingBid(seat: Seat, token: string): StandingBid {
  const { contract, withoutTalon } = parseToken(token)!;
  return { seat, contract: contractOf(contract!), withoutTalon };
}

const factsIn = (d: TableDraft, v: DealView): TableState['facts'] =>
  v.ended && {
    reason: v.ended.reason,
    winners: v.ended.winners,
    cardPoints: d.cardPoints,
    inTricks: d.inTricks,
    tricks: d.tricks,
    contract: d.contract,
    double: d.double,
  };
