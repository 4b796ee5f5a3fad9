import type { Language } from './language.js';

/** The suits that cards may be drawn with; the first where a user has chosen none. */
export const CARD_SUITS = ['french', 'german'] as const;
export type CardSuits = (typeof CARD_SUITS)[number];

export const DEFAULT_SUITS: CardSuits = CARD_SUITS[0];

/** For whom a text is: the language, and the suits by which it names cards. */
export interface Reader {
  readonly language: Language;
  readonly suits: CardSuits;
}
