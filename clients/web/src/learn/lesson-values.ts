import { cardName, suitName } from '../cards/names';
import { partsOf } from '../cards/card';
import type { Rank, Suit } from '../cards/card';
import { face } from '../cards/face';
import { t } from '../i18n/i18n';
import type { Action, ActionOf, Match } from '../table/game';
import { nameOf } from '../table/game';
import type { TableSeen } from './lessons';
import { WINNING } from './lessons';

const cardOf = (token: string | null | undefined): string => (token ? cardName(token) : '');
const suitOf = (suit: Suit | null | undefined): string => (suit ? suitName(suit) : '');

/** The values of all lessons’ texts at this table. A value that no lesson needs here is empty. */
export function lessonValues({ match, rules }: TableSeen) {
  const own = match.viewerSeat ?? 0;
  const holds = (name: string, value: string) => (rules.get(name)?.includes(value) ? 'yes' : 'no');
  return {
    name: nameOf(match, 1 - own),
    target: rules.get('target')?.[0] ?? '',
    isFrozen: holds('afterClose', 'frozen'),
    leadsKing: holds('leadKingOnly', 'true'),
    ...cardPointValues(match, own),
    ...trumpValues(match),
    ...actionValues(match),
    ...marriageValues(match, own),
    ace: rankName('A'),
    ten: rankName('T'),
    king: rankName('K'),
    queen: rankName('Q'),
    jack: rankName('J'),
  };
}

function cardPointValues({ deal }: Match, seat: number) {
  const own = deal.cardPoints?.[seat] ?? 0;
  return { own, missing: WINNING - own };
}

const trumpValues = ({ deal: { trump, trumpCard, trick } }: Match) => ({
  trump: suitOf(trump),
  trumpCard: cardOf(trumpCard),
  hasTrump: trump === null ? 'no' : 'yes',
  led: trick[0] ? suitName(partsOf(trick[0].card).suit) : '',
});

function actionValues(match: Match) {
  const pair = actionOf(match, 'AnnounceMarriageAction');
  const exchange = actionOf(match, 'ExchangeTrumpAction');
  return {
    pair: suitOf(pair?.suit),
    pairPoints: pair?.cardPoints ?? 0,
    gives: cardOf(exchange?.gives),
    takes: cardOf(exchange?.takes),
  };
}

function marriageValues({ deal: { marriages } }: Match, own: number) {
  const theirs = marriages.find(({ seat }) => seat !== own);
  const pending = marriages.find(({ seat, isPending }) => seat === own && isPending);
  return {
    theirPair: suitOf(theirs?.suit),
    theirPoints: theirs?.cardPoints ?? 0,
    pendingPoints: pending?.cardPoints ?? 0,
  };
}

const rankName = (rank: Rank): string => t(`cards.${face.value}.rank.${rank}`);

function actionOf<K extends Action['__typename']>(
  { deal }: Match,
  kind: K,
): ActionOf<K> | undefined {
  return deal.legalActions.find((action): action is ActionOf<K> => action.__typename === kind);
}
