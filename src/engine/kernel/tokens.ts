/** How cards and suits are written (rules 1.5); the actions' notation is in notation.ts. */
import type { Card, CardSet, DeckSize, Suit, SuitLetter } from './cards.js';
import { NONE, RANK_LETTERS, SUIT_LETTERS, deckCards, setFrom } from './cards.js';

/** The token of each card, by card. */
export const CARD_TOKENS: readonly string[] = SUIT_LETTERS.flatMap((suit) =>
  RANK_LETTERS.map((rank) => suit + rank),
);
/** The token of each suit as trump, by suit: `tC`, `tD`, `tH`, `tS`. */
export const TRUMP_TOKENS: readonly string[] = SUIT_LETTERS.map((suit) => `t${suit}`);
/** The token of each suit's marriage, by suit. */
export const MARRIAGE_TOKENS: readonly string[] = SUIT_LETTERS.map((suit) => `m${suit}`);
/** The token of each suit's marriage naming a trump, by suit and trump. */
export const MARRIAGE_TRUMP_TOKENS: readonly (readonly string[])[] = SUIT_LETTERS.map((suit) =>
  SUIT_LETTERS.map((trump) => `m${suit}:${trump}`),
);
const CARDS: ReadonlyMap<string, Card> = new Map(CARD_TOKENS.map((token, card) => [token, card]));

/** The card of a token, {@link NONE} where there is no such card. */
export const parseCard = (token: string): Card => CARDS.get(token) ?? NONE;

/** The cards of some tokens. All of the tokens must be cards. */
export const asSet = (tokens: readonly string[]): CardSet => setFrom(tokens.map(parseCard));

export const cardTokens = (cards: readonly Card[]): string[] => cards.map((c) => CARD_TOKENS[c]!);

/** Each deck's tokens in the order of rules 1.5. */
export const DECK_TOKENS: Readonly<Record<DeckSize, readonly string[]>> = {
  20: cardTokens(deckCards(20)),
  24: cardTokens(deckCards(24)),
  32: cardTokens(deckCards(32)),
};

/** A suit's letter as in views, null for {@link NONE}. */
export const suitLetter = (suit: Suit): SuitLetter | null => SUIT_LETTERS[suit] ?? null;
