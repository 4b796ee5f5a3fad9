import { cardName, suitName } from '../cards/names';
import { t } from '../i18n/i18n';
import type { Match } from './game';
import { shortContractName, isOwnTurn, nameOf } from './game';
import type { Scene } from './scenes';

/** The text for screen readers about the changes from one scene to the next. */
export function announcementOf(before: Scene | null, { match, taker }: Scene): string {
  const old = before?.match.deal.number === match.deal.number ? before.match : null;
  const texts = old ? [...cards(old, match), ...calls(old, match)] : [];
  if (taker !== null) texts.push(t('table.event.takes', { name: nameOf(match, taker) }));
  if (before && !old) texts.push(t('table.event.deal', { number: match.deal.number }));
  const isNew = before?.match.version !== match.version || !isOwnTurn(before.match);
  if (isNew && isOwnTurn(match)) texts.push(t(`table.phase.${match.deal.phase}`));
  return texts.filter(Boolean).join(' ');
}

function cards(old: Match, match: Match): string[] {
  return match.deal.trick
    .filter(({ card }) => !old.deal.trick.some((each) => each.card === card))
    .filter(({ card }) => !old.deal.lastTrick?.some((each) => each.card === card))
    .map(({ seat, card }) =>
      t('table.event.plays', { name: nameOf(match, seat), card: cardName(card) }),
    );
}

function calls(old: Match, match: Match): string[] {
  const { deal } = match;
  const bids = deal.bids.slice(old.deal.bids.length).map(({ seat, kind, contract }) => {
    const call = contract ? shortContractName(match, contract) : t(`table.call.${kind}`);
    return `${nameOf(match, seat)}: ${call}.`;
  });
  const marriages = deal.marriages
    .slice(old.deal.marriages.length)
    .map(({ seat, suit, cardPoints }) =>
      t('table.event.marriage', {
        name: nameOf(match, seat),
        points: cardPoints,
        suit: suitName(suit),
      }),
    );
  const closed = deal.closedBy !== null && old.deal.closedBy === null;
  const closes = closed ? [t('table.closedBy', { name: nameOf(match, deal.closedBy ?? 0) })] : [];
  return [...bids, ...marriages, ...closes];
}
