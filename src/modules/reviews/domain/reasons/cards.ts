import { kernel } from '../../../../engine/index.js';
import type { CardToken, Contract, DealView } from '../../../../engine/index.js';

export const pointsOfCards = (cards: readonly CardToken[]): number =>
  kernel.cardPointsOf(kernel.asSet(cards));

const placeOf = (card: CardToken): number =>
  kernel.NAMED_RANKS.indexOf(card[1] as kernel.RankLetter);

/** Cards of one suit, the highest first. */
export const suitIn = (cards: readonly CardToken[], suit: string): CardToken[] =>
  cards.filter((card) => card.startsWith(suit)).sort((a, b) => placeOf(a) - placeOf(b));

/** The cards of its suit that beat a card, highest first, where ranks are in their usual order. */
export const higherThan = (card: CardToken, cards: readonly CardToken[]): CardToken[] =>
  suitIn(cards, card[0]!).filter((other) => placeOf(other) < placeOf(card));

/** The cards of its suit that a card beats, in the order of a contract. */
export const lowerThan = (
  card: CardToken,
  cards: readonly CardToken[],
  { order }: Contract,
): CardToken[] =>
  cards.filter(
    (other) =>
      other[0] === card[0] && !kernel.has(order[kernel.parseCard(card)]!, kernel.parseCard(other)),
  );

/** The cards that may be in another hand or in the talon: nobody has played them. */
export function outIn(
  { hands, trick, memory, trumpCard, aside, observer }: DealView,
  deck: readonly CardToken[],
): CardToken[] {
  const known = new Set([
    ...hands[observer as number]!.cards!,
    ...trick.map(({ card }) => card),
    ...memory.tricks.flatMap(({ cards }) => cards.map(({ card }) => card)),
    ...(trumpCard === null ? [] : [trumpCard]),
    ...(aside ?? []),
  ]);
  return deck.filter((card) => !known.has(card));
}
