/** The reader of a text. This file has only types and constants, so that domains may import it too. */

/** The languages of texts for users. The first is the default. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = LANGUAGES[0];

/** A text in every language of the service. */
export type InLanguages<T = string> = Readonly<Record<Language, T>>;

/** The suits with which cards may be drawn. The first is the default. */
export const CARD_SUITS = ['french', 'german'] as const;
export type CardSuits = (typeof CARD_SUITS)[number];

export const DEFAULT_SUITS: CardSuits = CARD_SUITS[0];

/** The language of a text, and the suits by which it names cards. */
export interface Reader {
  readonly language: Language;
  readonly suits: CardSuits;
}
