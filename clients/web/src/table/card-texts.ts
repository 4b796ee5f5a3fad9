import { partsOf } from '../cards/card';
import { cardName, suitName } from '../cards/names';
import { t } from '../i18n/i18n';
import { language } from '../i18n/language';
import type { Deal } from './game';
import { refusalOf } from './refused-card';

const eitherOf = (cards: readonly string[]): string =>
  new Intl.ListFormat(language.value, { type: 'disjunction' }).format(cards.map(cardName));

/** Why a card may not be played, for players. */
export function whyNotText(deal: Deal, card: string, legal: readonly string[]): string {
  const refusal = refusalOf(deal, card, legal);
  if (refusal === 'MUST_FOLLOW_SUIT') {
    return t('table.why.MUST_FOLLOW_SUIT', {
      suit: suitName(partsOf(deal.trick[0]?.card ?? card).suit),
    });
  }
  return t(`table.why.${refusal}`, { cards: eitherOf(legal) });
}

/** What the viewer is to do. After an announcement only king and queen may be led, so the prompt names them. */
export function promptOf(deal: Deal, hand: readonly string[]): string {
  const plays = deal.legalActions.flatMap((action) =>
    action.__typename === 'PlayCardAction' ? [action.card] : [],
  );
  const isLimited = deal.phase === 'LEAD' && plays.length > 0 && plays.length < hand.length;
  return isLimited
    ? t('table.leadOneOf', { cards: eitherOf(plays) })
    : t(`table.phase.${deal.phase}`);
}
