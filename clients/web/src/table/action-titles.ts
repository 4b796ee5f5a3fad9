import { cardName, suitName } from '../cards/names';
import { t } from '../i18n/i18n';
import type { Action, ActionOf, Match } from './game';
import { shortContractName } from './game';

type Kind = Action['__typename'];
type Words<K extends Kind> = {
  readonly [Each in K]: (action: ActionOf<Each>, match: Match) => string;
};

/** Actions whose names depend on more than their type. */
const TITLES: Words<
  | 'PlayCardAction'
  | 'AnnounceMarriageAction'
  | 'NameTrumpAction'
  | 'BidAction'
  | 'RaiseAction'
  | 'DoubleAction'
> = {
  PlayCardAction: ({ card }) => cardName(card),
  AnnounceMarriageAction: ({ cardPoints, suit, trump }) => {
    const marriage = t('table.do.marriage', { points: cardPoints, suit: suitName(suit) });
    return trump ? t('table.do.withTrump', { marriage, trump: suitName(trump) }) : marriage;
  },
  NameTrumpAction: ({ suit }) => suitName(suit),
  BidAction: ({ contract }, match) => shortContractName(match, contract),
  RaiseAction: ({ contract }, match) => shortContractName(match, contract),
  DoubleAction: ({ double }) => t('table.do.double', { times: double }),
};

const isIn = <K extends Kind>(words: Words<K>, action: Action): action is ActionOf<K> =>
  action.__typename in words;

/** The cast is needed because TypeScript cannot relate the key of the table to the type of the action. */
const wordOf = <K extends Kind>(words: Words<K>, action: ActionOf<K>) =>
  words[action.__typename] as (action: Action, match: Match) => string;

/** The name of an action on its button. */
export function titleOf(match: Match, action: Action): string {
  return isIn(TITLES, action)
    ? wordOf(TITLES, action)(action, match)
    : t(`table.do.${action.__typename}`);
}
