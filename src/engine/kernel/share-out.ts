import type { Card, CardSet } from './cards.js';
import { cardsOf, has } from './cards.js';

/** A holder of hidden cards (a hand, the talon): how many it has, and which it may have. */
export interface Holder {
  readonly count: number;
  readonly possible: CardSet;
}

/** The cards of each holder. */
export type Shares = readonly (readonly Card[])[];

/** Cards in random order (Fisher and Yates). */
export function shuffled(set: CardSet, random: () => number): Card[] {
  const cards = cardsOf(set);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}

/** The number of swaps for each card: enough to make every deal equally likely. */
const SWAPS = 4;
/**
 * The number of swaps for each card where some deals are more likely. Measurements showed that fewer swaps do not
 * find the likely deals.
 */
const WEIGHED_SWAPS = 10;

/**
 * Deals hidden cards out at random so that every holder gets its number of cards, all of which it may have.
 * The numbers must add up to the set. If there is no such deal, the last cards go anywhere. With `weigh`,
 * a deal is as likely as its weight says, compared with the other deals.
 * @returns each holder's cards, in random order
 */
export function shareOut(
  set: CardSet,
  holders: readonly Holder[],
  random: () => number,
  weigh?: (shares: Shares) => number,
): Shares {
  const cards = shuffled(set, random);
  const shares: Card[][] = holders.map(() => []);
  for (const c of cards) if (!placed(c, holders, shares, new Set())) overflow(c, holders, shares);
  if (weigh) walk(holders, shares, random, weigh);
  else for (let n = 0; n < SWAPS * cards.length; n++) swapRandom(holders, shares, random);
  return shares;
}

/**
 * Makes random swaps. One that makes the deal less likely is kept only with a probability: the new weight divided
 * by the old one (Metropolis).
 */
function walk(
  all: readonly Holder[],
  dealt: Card[][],
  random: () => number,
  weigh: (shares: Shares) => number,
): void {
  const holders = all.filter((_, i) => dealt[i]!.length > 0);
  const shares = dealt.filter((share) => share.length > 0);
  const steps = WEIGHED_SWAPS * shares.flat().length;
  let weight = weigh(dealt);
  for (let n = 0; n < steps; n++) {
    const undo = swapRandom(holders, shares, random);
    if (undo === null) continue;
    const next = weigh(dealt);
    if (next < random() * weight) undo();
    else weight = next;
  }
}

/** Gives `c` to a holder with room; other cards are moved where this makes room. */
function placed(
  c: Card,
  holders: readonly Holder[],
  shares: Card[][],
  tried: Set<number>,
): boolean {
  for (const [i, holder] of holders.entries()) {
    if (tried.has(i) || !has(holder.possible, c)) continue;
    tried.add(i);
    if (shares[i]!.length < holder.count || madeRoom(i, holders, shares, tried)) {
      shares[i]!.push(c);
      return true;
    }
  }
  return false;
}

function madeRoom(i: number, holders: readonly Holder[], shares: Card[][], tried: Set<number>) {
  const share = shares[i]!;
  const at = share.findIndex((c) => placed(c, holders, shares, tried));
  if (at >= 0) share.splice(at, 1);
  return at >= 0;
}

function overflow(c: Card, holders: readonly Holder[], shares: Card[][]): void {
  const i = holders.findIndex((h, n) => shares[n]!.length < h.count);
  shares[i]!.push(c);
}

/**
 * Swaps two random cards of two holders if each may have the other's card. So no deal is preferred.
 * @returns a function that undoes the swap, null where no card moved
 */
function swapRandom(
  holders: readonly Holder[],
  shares: Card[][],
  random: () => number,
): (() => void) | null {
  const [i, j] = [pick(shares.length, random), pick(shares.length, random)];
  const [m, n] = [pick(shares[i]!.length, random), pick(shares[j]!.length, random)];
  const [a, b] = [shares[i]![m], shares[j]![n]];
  if (a === undefined || b === undefined) return null;
  if (!has(holders[i]!.possible, b) || !has(holders[j]!.possible, a)) return null;
  const put = (first: Card, second: Card) => {
    shares[i]![m] = first;
    shares[j]![n] = second;
  };
  put(b, a);
  return i === j ? null : () => put(a, b);
}

const pick = (count: number, random: () => number): number => Math.floor(random() * count);
