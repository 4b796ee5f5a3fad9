/**
 * The chance of making a contract, by its declarer's hand alone. It is a logistic regression with a weight for the
 * cards of each suit. `npm run bench -- chances` fits it to deals that rules of thumb play.
 */
import type { Contract } from '../../engine/index.js';
import { CONTRACTS, kernel } from '../../engine/index.js';
import { CHANCES } from './weights.js';

const { NONE, SUIT_SETS } = kernel;

/** Whether a hand is judged before the talon is taken, or as it is played. */
export type Stage = 'before' | 'played';

/** Whether the declarer leads to the first trick. In a contract that only the caller may bid, that is the caller. */
const leads = ({ leader, openTo }: Contract): boolean =>
  leader === 'declarer' || openTo === 'caller';

const areAlike = (a: Contract, b: Contract): boolean =>
  a.aim.goal === b.aim.goal &&
  a.hasTrump === b.hasTrump &&
  a.order === b.order &&
  leads(a) === leads(b) &&
  a.opensHands === b.opensHands;

/** The key of a contract's weights. Contracts that need the same of a hand share them. */
export function keyOf(contract: Contract, seatCount: number, stage: Stage): string {
  const first = CONTRACTS.find((other) => areAlike(other, contract))!;
  return `${first.name} ${seatCount} ${stage}`;
}

/** Ace, jack, king, queen and ten are neighbours among the eight bits of a suit. */
const LOWEST_RANK = 3;
const SUIT_MASK = 31;

/**
 * The number of weights: one for each set of cards in a side suit, one for each set in trumps, and one for the
 * contract.
 */
export const WEIGHT_COUNT = 2 * (SUIT_MASK + 1) + 1;
const OF_TRUMPS = SUIT_MASK + 1;
const OF_CONTRACT = WEIGHT_COUNT - 1;

const cardsOfSuit = (hand: kernel.CardSet, suit: kernel.Suit): number =>
  (hand >>> (8 * suit + LOWEST_RANK)) & SUIT_MASK;

/** The features of a hand: the indices of its weights. `trump` is `NONE` in a contract without trump. */
export function featuresOf(hand: kernel.CardSet, trump: kernel.Suit): number[] {
  const ofSuits = SUIT_SETS.map(
    (_, suit) => (suit === trump ? OF_TRUMPS : 0) + cardsOfSuit(hand, suit),
  );
  return [...ofSuits, OF_CONTRACT];
}

/** A contract in which a hand is judged. */
export interface JudgedContract {
  readonly contract: Contract;
  /** The trump named; has no meaning in a contract without trump. */
  readonly named: kernel.Suit;
  readonly seatCount: number;
  readonly stage: Stage;
}

/** The log-odds that the contract is made, by the hand; null for a contract that was never fitted. */
export function oddsOf(judged: JudgedContract): ((hand: kernel.CardSet) => number) | null {
  const { contract, named, seatCount, stage } = judged;
  const weights = CHANCES[keyOf(contract, seatCount, stage)];
  if (!weights) return null;
  const trump = contract.hasTrump ? named : NONE;
  return (hand) => featuresOf(hand, trump).reduce((sum, feature) => sum + weights[feature]!, 0);
}
