/** Who reads a text: words without any work, which domains may use as well. */

/** The languages of texts for users; the first where a client asks for none of them. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = LANGUAGES[0];

/** A text in every language of the service. */
export type InLanguages<T = string> = Readonly<Record<Language, T>>;

/** The suits that cards may be drawn with; the first where a user has chosen none. */
export const CARD_SUITS = ['french', 'german'] as const;
export type CardSuits = (typeof CARD_SUITS)[number];

export const DEFAULT_SUITS: CardSuits = CARD_SUITS[0];

/** For whom a text is: the language, and the suits by which it names cards. */
export interface Reader {
  readonly language: Language;
  readonly suits: CardSuits;
}
