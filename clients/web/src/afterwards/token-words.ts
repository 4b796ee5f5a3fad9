import type { Suit } from '../cards/card';
import { cardName, suitName } from '../cards/names';
import type { AfterwardsQuery } from '../generated/graphql';
import { language } from '../i18n/language';
import { t } from '../i18n/i18n';

export type AfterwardsMatch = NonNullable<AfterwardsQuery['match']>;

/** Actions that are one word of the notation. */
const WORDS = ['x', 'c', 'd', '66', 't?', 'r', 'cut', 'knock', 'p', 'f'] as const;
type Word = (typeof WORDS)[number];
const isWord = (token: string): token is Word => WORDS.some((word) => word === token);

/** An action of the notation (docs/rules) as a name: reviews and steps have no sentence for it. */
export function actionName(token: string, match: AfterwardsMatch): string {
  if (isWord(token)) return t(`afterwards.action.${token}`);
  if (token.startsWith('b:')) return contractIn(token, match);
  if (token.startsWith('-')) {
    const cards = token.slice(1).split(',').map(cardName);
    return t('afterwards.action.aside', { cards: cards.join(', ') });
  }
  if (token.startsWith('m'))
    return t('afterwards.action.marriage', { suit: suitName(token[1] as Suit) });
  if (token.startsWith('t'))
    return t('afterwards.action.trump', { suit: suitName(token[1] as Suit) });
  return cardName(token);
}

function contractIn(token: string, { variant }: AfterwardsMatch): string {
  const key = token.slice(2).replace('!', '');
  const contract = variant.contracts.find((one) => one.key === key);
  return (language.value === 'de' ? contract?.nameDe : contract?.name) ?? key;
}
