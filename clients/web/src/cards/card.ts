/** A card as the API writes it, suit and rank: `HA`. */
export type CardToken = string;

export const SUITS = ['H', 'S', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = ['A', 'T', 'K', 'Q', 'J', '9', '8', '7'] as const;
export type Rank = (typeof RANKS)[number];

const isSuit = (letter: string | undefined): letter is Suit => SUITS.some((s) => s === letter);
const isRank = (letter: string | undefined): letter is Rank => RANKS.some((r) => r === letter);

/** The suit and the rank of a card. */
export function partsOf(card: CardToken): { readonly suit: Suit; readonly rank: Rank } {
  const [suit, rank] = card;
  if (!isSuit(suit) || !isRank(rank)) throw new Error(`not a card: ${card}`);
  return { suit, rank };
}

/** Sorted as players hold them: trumps first, then by suit with alternating colours, the highest card first. */
export function sorted(cards: readonly CardToken[], trump: Suit | null): CardToken[] {
  const suits = trump ? [trump, ...SUITS.filter((suit) => suit !== trump)] : SUITS;
  const placeOf = (card: CardToken): number => {
    const { suit, rank } = partsOf(card);
    return suits.indexOf(suit) * RANKS.length + RANKS.indexOf(rank);
  };
  return [...cards].sort((one, other) => placeOf(one) - placeOf(other));
}
