/** The cards that some contracts ask their declarer to hold (rules 10.3). */
import type { CardSet, Suit } from '../kernel/index.js';
import { DECKS, SUIT_SETS, cardsOf, rankSet } from '../kernel/index.js';

/** The cards that must be in the hand from the bid to the first lead. */
export interface Holding {
  readonly says: { readonly en: string; readonly de: string };
  /** The smallest hands that fit; `trump` is the suit that the caller named. */
  readonly least: (trump: Suit) => readonly CardSet[];
}

/** Whether a hand has the cards that the contract asks for. */
export const fits = ({ least }: Holding, hand: CardSet, trump: Suit): boolean =>
  least(trump).some((cards) => (hand & cards) === cards);

const ACES: readonly CardSet[] = cardsOf(DECKS[20] & rankSet('A')).map((ace) => 1 << ace);
const WHOLE_SUITS: readonly CardSet[] = SUIT_SETS.map((suit) => DECKS[20] & suit);

/** Ass-Bettler. */
export const anAce: Holding = {
  says: { en: 'an ace', de: 'einem Ass' },
  least: () => ACES,
};

/** Farbringerl. */
export const aWholeSuit: Holding = {
  says: { en: 'all five of a suit', de: 'allen fünf einer Farbe' },
  least: () => WHOLE_SUITS,
};

/** Herrenschnapser. */
export const allTrumps: Holding = {
  says: { en: 'all five trumps', de: 'allen fünf Trümpfen' },
  least: (trump) => [WHOLE_SUITS[trump]!],
};
