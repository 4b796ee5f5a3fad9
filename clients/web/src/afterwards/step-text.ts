import type { Suit } from '../cards/card';
import { cardName, suitName } from '../cards/names';
import { t } from '../i18n/i18n';
import { contractName, nameOf } from '../table/game';
import type { AfterwardsMatch, Step } from './match';

/** Actions that are one word of the notation. */
const WORDS = ['x', 'c', 'd', '66', 't?', 'r', 'cut', 'knock', 'p', 'f'] as const;
type Word = (typeof WORDS)[number];
const isWord = (token: string): token is Word => WORDS.some((word) => word === token);

/** Who did what; steps have no sentence of their own, only the notation (docs/rules). */
export const stepText = ({ seat, token }: Step, match: AfterwardsMatch): string =>
  token === null || seat === null
    ? t('afterwards.dealt')
    : `${nameOf(match, seat)}: ${actionName(token, match)}`;

function actionName(token: string, match: AfterwardsMatch): string {
  if (isWord(token)) return t(`afterwards.action.${token}`);
  if (token.startsWith('b:')) return contractName(match, token.slice(2).replace('!', ''));
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
