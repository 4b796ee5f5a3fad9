import type { CardToken, kernel } from '../../../../engine/index.js';
import type { CardNames } from '../../../matches/domain/index.js';
import { higherThan, suitIn } from './cards.js';
import type { Situation } from './situation.js';
import { DE, EN } from './words.js';

type SuitLetter = kernel.SuitLetter;

/** The cards and marriages that make a hand strong in a game for 66 card points. */
export interface StrongCards {
  /** Highest first. */
  readonly trumps: readonly CardToken[];
  /** Other cards that no card of their suit beats. */
  readonly tops: readonly CardToken[];
  /** Suits of marriages that have not been announced. */
  readonly marriages: readonly SuitLetter[];
}

export function strongCardsIn({ hand, out, view }: Situation): StrongCards {
  const trump = view.trump ?? view.memory.named;
  const shown = view.marriages.map(({ suit }) => suit);
  const kings = hand.filter((card) => card.endsWith('K') && hand.includes(`${card[0]!}Q`));
  return {
    trumps: trump === null ? [] : suitIn(hand, trump),
    tops: hand.filter((card) => card[0] !== trump && higherThan(card, out).length === 0),
    marriages: kings.map((card) => card[0] as SuitLetter).filter((suit) => !shown.includes(suit)),
  };
}

export const hasNone = ({ trumps, tops, marriages }: StrongCards): boolean =>
  trumps.length + tops.length + marriages.length === 0;

/** The strong cards as parts of a sentence; join them with `joinParts`. */
export const STRONG_CARDS = {
  en: ({ trumps, tops, marriages }: StrongCards, names: CardNames): string[] => [
    ...(trumps.length > 0 ? [`${EN.ranks(trumps, names)} of trumps`] : []),
    ...(tops.length > 0 ? [`${EN.cards(tops, names)} (unbeaten in the suit)`] : []),
    ...(marriages.length > 0
      ? [`a marriage in ${EN.list(marriages.map((suit) => names.suit(suit)))}`]
      : []),
  ],
  de: ({ trumps, tops, marriages }: StrongCards, names: CardNames): string[] => [
    ...(trumps.length > 0 ? [`${DE.ranks(trumps, names)} in Trumpf`] : []),
    ...(tops.length > 0 ? [`${DE.cards(tops, names)} (in der Farbe unschlagbar)`] : []),
    ...(marriages.length > 0
      ? [`ein Paar in ${DE.list(marriages.map((suit) => names.suit(suit)))}`]
      : []),
  ],
};

/** Joins parts that may contain an "and" themselves, with a comma before the last one. */
export const joinParts = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}, ${and} ${parts.at(-1)!}`;
