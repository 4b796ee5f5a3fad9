/** The strength of a hand in tricks, without knowing where the other cards are. */
import type { Contract } from '../../engine/index.js';
import { kernel } from '../../engine/index.js';
import { best } from '../best.js';

const { CARD_POINTS, DECKS, NONE, PAIRS, SIXTY_SIX, SUIT_SETS, cardsOf, sizeOf } = kernel;

type CardSet = kernel.CardSet;
type Card = kernel.Card;
type Suit = kernel.Suit;

/** A hand in a contract that it might play. */
export interface ContractHand {
  readonly hand: CardSet;
  readonly contract: Contract;
  /** The trump named; has no meaning in a contract without trump. */
  readonly named: Suit;
  /** Whether this hand leads to the first trick. */
  readonly leads: boolean;
  readonly seatCount: number;
}

const trumpOf = ({ contract, named }: ContractHand): Suit => (contract.hasTrump ? named : NONE);

/** Whether all higher cards of its suit are in the same hand. */
const isTop = (p: ContractHand, card: Card): boolean => (p.contract.order[card]! & ~p.hand) === 0;

/** The cards of a suit that win when it is led from the top, wherever the other cards are. */
function sureInSuit(p: ContractHand, suit: Suit): number {
  const own = p.hand & SUIT_SETS[suit]!;
  const top = cardsOf(own).filter((c) => isTop(p, c)).length;
  const others = sizeOf(DECKS[20] & SUIT_SETS[suit]!) - sizeOf(own);
  return top >= others ? sizeOf(own) : top;
}

/** Tricks that the hand takes when it leads from the top; side suits count only with all trumps drawn. */
export function sureTricks(p: ContractHand): number {
  const trump = trumpOf(p);
  const inSuits = SUIT_SETS.map((_, suit) => sureInSuit(p, suit));
  const sum = inSuits.reduce((all, n) => all + n, 0);
  if (trump === NONE) return sum;
  const drawsTrumps = inSuits[trump] === sizeOf(p.hand & SUIT_SETS[trump]!) && inSuits[trump] >= 3;
  return drawsTrumps ? sum : inSuits[trump]!;
}

/** Whether the hand can take any lead: it has an ace in every suit, or is void in it and has trumps. */
function takesAnyLead(p: ContractHand): boolean {
  const trump = trumpOf(p);
  return SUIT_SETS.every((set, suit) => {
    const own = cardsOf(p.hand & set);
    if (own.length === 0) return trump !== NONE && suit !== trump;
    return own.some((card) => isTop(p, card));
  });
}

const isEveryTrickSure = (p: ContractHand): boolean =>
  sureTricks(p) === sizeOf(p.hand) && (p.leads || takesAnyLead(p));

/** Cards that may have to take a trick: those above a card of their suit that others hold. */
export const riskyCards = ({ hand, contract }: Pick<ContractHand, 'hand' | 'contract'>): number =>
  cardsOf(hand).filter((card) => othersBelow(hand, contract, card) > 0).length;

function othersBelow(hand: CardSet, contract: Contract, card: Card): number {
  const suit = DECKS[20] & SUIT_SETS[kernel.suitOf(card)]!;
  const notBelow = contract.order[card]! | (1 << card);
  return sizeOf(suit & ~notBelow & ~hand);
}

/** The best marriage whose cards are sure to take a trick when they are led. */
function marriageIn(p: ContractHand): number {
  const pairs = PAIRS.flatMap((pair, suit) => ((p.hand & pair) === pair ? [suit] : []));
  const sure = pairs.filter((suit) => sureInSuit(p, suit) === sizeOf(p.hand & SUIT_SETS[suit]!));
  const points = sure.map((suit) => kernel.marriagePoints(suit, p.named));
  return best(points, (n) => n) ?? 0;
}

/** Whether the sure tricks bring 66, with at least a jack from each opponent. */
function isSixtySixSure(p: ContractHand): boolean {
  const tricks = Math.min(sureTricks(p), sizeOf(p.hand) - 2);
  if (tricks < 2 || !(p.leads || takesAnyLead(p))) return false;
  const points = cardsOf(p.hand)
    .filter((card) => isTop(p, card))
    .map((card) => CARD_POINTS[card]!)
    .sort((a, b) => b - a);
  const own = points.slice(0, tricks).reduce((sum, n) => sum + n, 0);
  return own + tricks * 2 * (p.seatCount - 1) + marriageIn(p) >= SIXTY_SIX;
}

/** Whether the contract is almost sure. */
export function isSure(p: ContractHand): boolean {
  switch (p.contract.aim.goal) {
    case 'everyTrick':
      return isEveryTrickSure(p);
    case 'noTrick':
      return riskyCards(p) === 0;
    case 'sixtySixInTime':
      return isSixtySixSure(p);
    case 'sixtySixOrLast':
      return sureTricks(p) >= 3;
  }
}
