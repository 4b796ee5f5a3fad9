import { t } from '../i18n/i18n';
import { partsOf } from './card';
import type { CardToken, Suit } from './card';
import { face } from './face';

/** The name of a suit in the chosen pack. */
export const suitName = (suit: Suit): string => t(`cards.${face.value}.suit.${suit}`);

/** The name of a card in the chosen pack, for screen readers and sentences. */
export function cardName(card: CardToken): string {
  const { suit, rank } = partsOf(card);
  return t('cards.name', { suit: suitName(suit), rank: t(`cards.${face.value}.rank.${rank}`) });
}

/** The index in the corner of a card. */
export function indexOf(card: CardToken): string {
  return t(`cards.${face.value}.index.${partsOf(card).rank}`);
}
