/**
 * Cards and card sets. A card is an integer 0–31, eight per suit, in the order of the code points of its
 * token. So the bits of a set from the lowest up give the canonical order of `legal`. The numbers do not say
 * which card beats which: see order.ts.
 */

/** Suits by the code point of their letter: clubs, diamonds, hearts, spades. */
export const SUIT_LETTERS = ['C', 'D', 'H', 'S'] as const;
export type SuitLetter = (typeof SUIT_LETTERS)[number];

/** Ranks by the code point of their letter. */
export const RANK_LETTERS = ['7', '8', '9', 'A', 'J', 'K', 'Q', 'T'] as const;
export type RankLetter = (typeof RANK_LETTERS)[number];

/** The order of rules 1.5; the canonical deck and lists of pairs follow it. */
export const NAMED_SUITS: readonly SuitLetter[] = ['H', 'D', 'S', 'C'];
export const NAMED_RANKS: readonly RankLetter[] = ['A', 'T', 'K', 'Q', 'J', '9', '8', '7'];

/** A suit's index in {@link SUIT_LETTERS}, or {@link NONE}. */
export type Suit = number;
/** A card's index, 0–31, or {@link NONE}. */
export type Card = number;
/** A set of cards, one bit a card; signed, as JavaScript's bit operators give it. */
export type CardSet = number;

/** No card, no suit, no seat. */
export const NONE = -1;
export const EMPTY: CardSet = 0;

export const suitOf = (card: Card): Suit => card >> 3;
export const rankOf = (card: Card): number => card & 7;
export const cardOf = (suit: Suit, rank: number): Card => (suit << 3) | rank;
export const setOf = (card: Card): CardSet => 1 << card;
export const has = (set: CardSet, card: Card): boolean => ((set >>> card) & 1) === 1;
export const without = (set: CardSet, card: Card): CardSet => set & ~(1 << card);
export const withCard = (set: CardSet, card: Card): CardSet => set | (1 << card);

/** The card of the lowest bit; the set must not be empty. */
export const firstOf = (set: CardSet): Card => 31 - Math.clz32(set & -set);

/** How many cards a set holds. */
export function sizeOf(set: CardSet): number {
  let x = set - ((set >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return (((x + (x >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The cards of a set in canonical order. */
export function cardsOf(set: CardSet): Card[] {
  const cards: Card[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) cards.push(firstOf(rest));
  return cards;
}

export const setFrom = (cards: readonly Card[]): CardSet => cards.reduce(withCard, EMPTY);

/** All cards of a suit, by suit. */
export const SUIT_SETS: readonly CardSet[] = [0xff, 0xff << 8, 0xff << 16, 0xff << 24];

export const suitFrom = (letter: string): Suit =>
  (SUIT_LETTERS as readonly string[]).indexOf(letter);
const rankFrom = (letter: RankLetter): number => RANK_LETTERS.indexOf(letter);

/** All cards of a rank. */
export const rankSet = (letter: RankLetter): CardSet => 0x01010101 << rankFrom(letter);

export const KINGS = rankSet('K');
export const QUEENS = rankSet('Q');
/** King and queen of a suit, by suit: what a marriage takes (rules 3.7). */
export const PAIRS: readonly CardSet[] = SUIT_SETS.map((suit) => suit & (KINGS | QUEENS));

/** The card of a suit and rank letter. */
export const card = (suit: SuitLetter, rank: RankLetter): Card =>
  cardOf(suitFrom(suit), rankFrom(rank));

/** The deck sizes of the family: 20 from ten to ace, 24 with the nines, 32 with eights and sevens. */
export type DeckSize = 20 | 24 | 32;

/** The deck in the order of rules 1.5, in which it is listed before it is shuffled. */
export const deckCards = (size: DeckSize): Card[] =>
  NAMED_SUITS.flatMap((suit) => NAMED_RANKS.slice(0, size / 4).map((rank) => card(suit, rank)));

/** All cards of each deck as a set. */
export const DECKS: Readonly<Record<DeckSize, CardSet>> = {
  20: setFrom(deckCards(20)),
  24: setFrom(deckCards(24)),
  32: setFrom(deckCards(32)),
};
