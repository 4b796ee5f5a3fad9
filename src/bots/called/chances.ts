/**
 * How likely a contract is made, by its declarer's hand alone: a weight for the cards of each suit, fitted to
 * deals that were played out by rules of thumb (`npm run bench -- chances`).
 */
import type { Contract } from '../../engine/index.js';
import { CONTRACTS, kernel } from '../../engine/index.js';
import { CHANCES } from './weights.js';

const { NONE, SUIT_SETS } = kernel;

/** When a hand is looked at: before the talon is taken, or as it is played. */
export type Stage = 'before' | 'played';

/** Whether its declarer leads to the first trick: a caller's contract is led to by the caller. */
const leads = ({ leader, openTo }: Contract): boolean =>
  leader === 'declarer' || openTo === 'caller';

const areAlike = (a: Contract, b: Contract): boolean =>
  a.aim.goal === b.aim.goal &&
  a.hasTrump === b.hasTrump &&
  a.order === b.order &&
  leads(a) === leads(b) &&
  a.opensHands === b.opensHands;

/** Where the weights of a contract are; contracts that ask the same of a hand share them. */
export function keyOf(contract: Contract, seatCount: number, stage: Stage): string {
  const first = CONTRACTS.find((other) => areAlike(other, contract))!;
  return `${first.name} ${seatCount} ${stage}`;
}

/** Ace, jack, king, queen and ten lie side by side in the eight bits of a suit. */
const LOWEST_RANK = 3;
const SUIT_MASK = 31;

/** How many weights there are: of side suits by their cards, of the trump suit by its, and one of the contract. */
export const WEIGHTS = 2 * (SUIT_MASK + 1) + 1;
const OF_TRUMPS = SUIT_MASK + 1;
const OF_CONTRACT = WEIGHTS - 1;

const cardsOfSuit = (hand: kernel.CardSet, suit: kernel.Suit): number =>
  (hand >>> (8 * suit + LOWEST_RANK)) & SUIT_MASK;

/** The weights of a hand; `trump` is `NONE` in a contract without. */
export function featuresOf(hand: kernel.CardSet, trump: kernel.Suit): number[] {
  const ofSuits = SUIT_SETS.map(
    (_, suit) => (suit === trump ? OF_TRUMPS : 0) + cardsOfSuit(hand, suit),
  );
  return [...ofSuits, OF_CONTRACT];
}

/** What a hand is to be played as. */
export interface Undertaking {
  readonly contract: Contract;
  /** The trump named; of no meaning in a contract without. */
  readonly named: kernel.Suit;
  readonly seatCount: number;
  readonly stage: Stage;
}

/** The logarithm of the odds that the contract is made, by the hand; null for one that was never fitted. */
export function oddsOf(undertaking: Undertaking): ((hand: kernel.CardSet) => number) | null {
  const { contract, named, seatCount, stage } = undertaking;
  const weights = CHANCES[keyOf(contract, seatCount, stage)];
  if (!weights) return null;
  const trump = contract.hasTrump ? named : NONE;
  return (hand) => featuresOf(hand, trump).reduce((sum, feature) => sum + weights[feature]!, 0);
}
