/** How likely a contract is made, by its declarer's hand alone. */
import type { Contract } from '../../engine/index.js';
import { CONTRACTS, kernel } from '../../engine/index.js';
import { CHANCES } from './weights.js';

const { SUIT_SETS } = kernel;

/** When a hand is looked at: before the talon is taken, or as it is played. */
export const STAGES = ['before', 'played'] as const;
export type Stage = (typeof STAGES)[number];

/** Whether its declarer leads to the first trick: callers alone may bid what callers lead to. */
const leads = ({ leader, openTo }: Contract): boolean =>
  leader === 'declarer' || openTo === 'caller';

const areAlike = (a: Contract, b: Contract): boolean =>
  a.aim.goal === b.aim.goal &&
  a.hasTrump === b.hasTrump &&
  a.order === b.order &&
  leads(a) === leads(b) &&
  a.opensHands === b.opensHands;

/** The first of the contracts that are played alike: what one asks of a hand, all do. */
export const modelOf = (contract: Contract): Contract =>
  CONTRACTS.find((other) => areAlike(other, contract))!;

/** Whose weights they are. */
export const keyOf = (contract: Contract, seatCount: number, stage: Stage): string =>
  `${modelOf(contract).name} ${seatCount} ${stage}`;

/** The cards of a suit by rank, as a number from 0 to 31. */
const RANKS_FROM = 3;
const RANKS = 31;

/** Weights of a suit's cards: side suits, then the trump suit, then what stands for no suit. */
export const BIAS = 2 * (RANKS + 1);

/** The traits of a hand: which cards it has of each suit, and whether they are trumps. */
export function traitsOf(hand: kernel.CardSet, trump: kernel.Suit): number[] {
  const suits = SUIT_SETS.map((_, suit) => {
    const cards = (hand >>> (8 * suit + RANKS_FROM)) & RANKS;
    return suit === trump ? cards + RANKS + 1 : cards;
  });
  return [...suits, BIAS];
}

/** What a hand is played as. */
export interface Prospect {
  readonly contract: Contract;
  /** The trump named; of no meaning in a contract without. */
  readonly named: kernel.Suit;
  readonly seatCount: number;
  readonly stage: Stage;
}

/** By hand, the logarithm of the odds that the contract is made. */
export function oddsOf({ contract, named, seatCount, stage }: Prospect) {
  const weights = CHANCES[keyOf(contract, seatCount, stage)]!;
  const trump = contract.hasTrump ? named : kernel.NONE;
  const first = SUIT_SETS.map((_, suit) => (suit === trump ? RANKS + 1 : 0));
  return (hand: kernel.CardSet): number => {
    let sum = weights[BIAS]!;
    for (let suit = 0; suit < first.length; suit++)
      sum += weights[first[suit]! + ((hand >>> (8 * suit + RANKS_FROM)) & RANKS)]!;
    return sum;
  };
}
