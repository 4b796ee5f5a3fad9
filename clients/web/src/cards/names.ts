import { t } from '../i18n/i18n';
import { partsOf } from './card';
import type { CardToken, Suit } from './card';
import { face } from './face';

/** What a suit of the pack on the table is called. */
export const suitName = (suit: Suit): string => t(`cards.${face.value}.suit.${suit}`);

/** What a card of the pack on the table is called, for those who hear it and for sentences. */
export function cardName(card: CardToken): string {
  const { suit, rank } = partsOf(card);
  return t('cards.name', { suit: suitName(suit), rank: t(`cards.${face.value}.rank.${rank}`) });
}

/** What stands in the corner of a card. */
export function indexOf(card: CardToken): string {
  return t(`cards.${face.value}.index.${partsOf(card).rank}`);
}
