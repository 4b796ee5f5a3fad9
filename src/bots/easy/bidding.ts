/** Rules of thumb before the first card: trump, bids, the talon, doubling. They take no risks. */
import type { Action, DealView, Contract, ParsedAction } from '../../engine/index.js';
import { contractOf, kernel, parseToken } from '../../engine/index.js';
import { best } from '../best.js';
import type { CardFacts } from '../card-facts.js';
import { isMarriageCard, isTrump, pointsOf } from '../card-facts.js';
import { isSure, riskyCards, sureTricks } from './strength.js';
import type { ContractHand } from './strength.js';
import type { RuleOfThumb } from './rule-of-thumb.js';
import { when } from './rule-of-thumb.js';

const { SUIT_LETTERS, SUIT_SETS, cardsOf, rankSet, sizeOf, suitOf } = kernel;

const cut: RuleOfThumb = (_, view) => when(view, 'cut', true);
/** Always demands a redeal: three jacks take no trick. */
const redeal: RuleOfThumb = (_, view) => when(view, 'r', true);

/** A suit below this strength (a single low card) is not named: a trump that is turned up is as good. */
const WORTH_NAMING = 16;

/** The suit with the most cards; higher cards count more. */
const nameTrump: RuleOfThumb = (r, view) => {
  const strength = (token: Action) => {
    const cards = cardsOf(r.hand & SUIT_SETS[SUIT_LETTERS.indexOf(token[1] as 'H')]!);
    return cards.reduce((sum, c) => sum + 10 + pointsOf(c), 0);
  };
  const suits = view.legal.filter((a) => /^t[CDHS]$/.test(a));
  const choice = best(suits, strength);
  if (choice === undefined) return null;
  return strength(choice) < WORTH_NAMING ? (when(view, 't?', true) ?? choice) : choice;
};

const contractHand = (
  r: CardFacts,
  view: DealView,
  contract: Contract,
  hand = r.hand,
): ContractHand => {
  const caller = (view.dealer + 1) % view.seatCount;
  const leads = contract.leader === 'declarer' || r.seat === caller;
  return { hand, contract, named: r.named, leads, seatCount: view.seatCount };
};

/** The most valuable sure contract; with the talon, unless a bid without it is needed. */
const bid: RuleOfThumb = (r, view) => {
  const bids = view.legal.filter((a) => a.startsWith('b:')).map((a) => parseToken(a)!);
  const sure = bids.filter((a) => isSure(contractHand(r, view, contractOf(a.contract!))));
  const value = (a: ParsedAction) => contractOf(a.contract!).value - Number(a.withoutTalon) / 2;
  return best(sure, value)?.token ?? null;
};

/** A defender doubles only a contract that it can break by itself. The declarer answers only with a sure contract. */
const double: RuleOfThumb = (r, view) => {
  if (r.contract === null || !view.legal.includes('f')) return null;
  return when(view, 'f', r.isDeclarer ? isSafe(r, view) : breaks(r, view));
};

const isSafe = (r: CardFacts, view: DealView): boolean =>
  r.contract!.value > 0 && isSure(contractHand(r, view, r.contract!));

/** This many tricks or aces are enough for a defender to double. */
const ENOUGH = 3;

function breaks(r: CardFacts, view: DealView): boolean {
  if (r.isDeclarersPartner) return false;
  switch (r.contract!.aim.goal) {
    case 'noTrick':
      return false;
    case 'sixtySixOrLast':
      return sureTricks(contractHand(r, view, r.contract!)) >= ENOUGH;
    case 'sixtySixInTime':
    case 'everyTrick':
      return r.contract!.hasTrump ? holdsTopTrump(r) : sizeOf(r.hand & rankSet('A')) >= ENOUGH;
  }
}

const holdsTopTrump = (r: CardFacts): boolean =>
  cardsOf(r.hand).some((c) => suitOf(c) === r.named && (r.order[c]! & ~r.hand) === 0);

/** The two cards without which the hand plays its contract best. */
const layAside: RuleOfThumb = (r, view) => {
  const pairs = view.legal.filter((a) => a.startsWith('-')).map((a) => parseToken(a)!);
  return best(pairs, (pair) => worthWithout(r, view, pair))?.token ?? null;
};

function worthWithout(r: CardFacts, view: DealView, { card, second }: ParsedAction): number {
  const hand = r.hand & ~(1 << card) & ~(1 << second);
  const cost = keepWorth(r, card) + keepWorth(r, second);
  const goal = r.contract?.aim.goal ?? 'sixtySixOrLast';
  if (goal === 'noTrick') return -100 * riskyCards({ hand, contract: r.contract! });
  if (goal === 'sixtySixOrLast') return -cost;
  return 100 * sureTricks(contractHand(r, view, r.contract!, hand)) - cost;
}

/** The value of keeping a card: its points, whether it is trump, and its chance of a marriage. */
export const keepWorth = (r: CardFacts, card: kernel.Card): number =>
  pointsOf(card) + (isTrump(r, card) ? 12 : 0) + (isMarriageCard(r, card) ? 5 : 0);

const pass: RuleOfThumb = (_, view) => when(view, 'p', true);

/** The rules, in the order in which they are tried. */
export const BEFORE_PLAY: readonly RuleOfThumb[] = [
  cut,
  redeal,
  nameTrump,
  bid,
  layAside,
  double,
  pass,
];
