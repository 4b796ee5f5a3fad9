import { cardName, suitName } from '../cards/names';
import { face } from '../cards/face';
import { t } from '../i18n/i18n';
import type { Action, Match } from './game';
import { contractName } from './game';

/** What an action is called on its button. */
export function titleOf(match: Match, action: Action): string {
  switch (action.__typename) {
    case 'PlayCardAction':
      return cardName(action.card);
    case 'AnnounceMarriageAction':
      return t('table.do.marriage', { points: action.cardPoints, suit: suitName(action.suit) });
    case 'NameTrumpAction':
      return suitName(action.suit);
    case 'BidAction':
    case 'RaiseAction':
      return contractName(match, action.contract);
    case 'DoubleAction':
      return t('table.do.double', { times: action.double });
    default:
      return t(`table.do.${action.__typename}`);
  }
}

/** What it does, as the API says it; with the German pack in its own names, which the API does not know. */
export function textOf(action: Action): string {
  if (face.value === 'french') return action.text;
  switch (action.__typename) {
    case 'PlayCardAction':
      return t('table.say.play', { card: cardName(action.card) });
    case 'AnnounceMarriageAction':
      return t('table.say.marriage', { cards: action.cards.map(cardName).join(', ') });
    case 'NameTrumpAction':
      return t('table.say.trump', { suit: suitName(action.suit) });
    case 'ExchangeTrumpAction':
      return t('table.say.exchange', {
        gives: cardName(action.gives),
        takes: cardName(action.takes),
      });
    case 'LayAsideAction':
      return t('table.say.aside', { cards: action.cards.map(cardName).join(', ') });
    default:
      return action.text;
  }
}
