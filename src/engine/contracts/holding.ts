/** What some contracts ask their declarer to hold (RULES §7, S3). */
import type { CardSet, Suit } from '../kernel/index.js';
import { DECKS, SUIT_SETS, rankSet } from '../kernel/index.js';

const isWhole = (hand: CardSet, suit: Suit): boolean => {
  const all = DECKS[20] & SUIT_SETS[suit]!;
  return (hand & all) === all;
};

/** What must be in the hand when the contract is bid, and until the first lead. */
export interface Holding {
  readonly says: { readonly en: string; readonly de: string };
  /** `trump` is the suit that the caller named. */
  readonly fits: (hand: CardSet, trump: Suit) => boolean;
}

/** Ass-Bettler. */
export const anAce: Holding = {
  says: { en: 'an ace', de: 'einem Ass' },
  fits: (hand) => (hand & rankSet('A')) !== 0,
};

/** Farbringerl. */
export const aWholeSuit: Holding = {
  says: { en: 'all five of a suit', de: 'allen fünf einer Farbe' },
  fits: (hand) => SUIT_SETS.some((_, suit) => isWhole(hand, suit)),
};

/** Herrenschnapser. */
export const allTrumps: Holding = {
  says: { en: 'all five trumps', de: 'allen fünf Trümpfen' },
  fits: isWhole,
};
