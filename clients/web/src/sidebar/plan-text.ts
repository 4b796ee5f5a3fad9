import type {
  NumberRangeInput,
  PlanChoiceInput,
  PlanRuleInput,
  Suit as ApiSuit,
} from '../generated/graphql';
import { cardName, suitName } from '../cards/names';
import { language } from '../i18n/language';
import { t } from '../i18n/i18n';
import { conditionParts } from './plan-model';
import type { Part, PlanMatch } from './plan-model';

/** A plan's rule as a sentence. */
export function ruleText({ when, then }: PlanRuleInput, match: PlanMatch): string {
  const conditions = conditionParts(when).map((part) => partText(part, match));
  return t('sidebar.plan.rule', {
    when: conditions.length === 0 ? t('sidebar.plan.always') : joined(conditions, 'conjunction'),
    then: then.map((choice) => choiceText(choice, match)).join(t('sidebar.plan.else')),
  });
}

const joined = (texts: readonly string[], type: 'conjunction'): string =>
  new Intl.ListFormat(language.value, { type }).format(texts);

/** A condition as a clause. */
export function partText([key, value]: Part, match: PlanMatch): string {
  switch (key) {
    case 'led':
    case 'onTable':
    case 'holds':
      return t(`sidebar.plan.${key}`, { card: cardName(String(value)) });
    case 'ledSuit':
    case 'trump':
      return t(`sidebar.plan.${key}`, { suit: suitName(value as ApiSuit) });
    case 'contract':
      return t('sidebar.plan.contract', { contract: contractName(String(value), match) });
    case 'onLead':
    case 'closed':
    case 'hasTrump':
    case 'hasContract':
      return t(`sidebar.plan.${key}.${value ? 'yes' : 'no'}`);
    case 'cardPoints':
    case 'dealNumber':
    case 'talonCount':
    case 'trickNumber':
      return t(`sidebar.plan.${key}`, { range: rangeText(value as NumberRangeInput) });
    case 'phase':
      return t('sidebar.plan.phase', { phase: t(`sidebar.phase.${value as 'LEAD'}`) });
    case 'legal':
      return t('sidebar.plan.legal', { action: actionText(String(value), match) });
    case 'all':
    case 'any':
    case 'not':
      return t('sidebar.plan.nested');
  }
}

function rangeText({ exactly, min, max }: NumberRangeInput): string {
  if (typeof exactly === 'number') return String(exactly);
  if (typeof max !== 'number') return t('sidebar.plan.atLeast', { min: min ?? 0 });
  if (typeof min !== 'number') return t('sidebar.plan.atMost', { max });
  return t('sidebar.plan.between', { min, max });
}

export function contractName(key: string, { variant }: PlanMatch): string {
  const contract = variant.contracts.find((one) => one.key === key);
  return (language.value === 'de' ? contract?.nameDe : contract?.name) ?? key;
}

const isCard = (token: string): boolean => /^[HSDC][ATKQJ987]$/.test(token);

/** The name of a card. Another action is shown by the API's text if it is legal now. */
function actionText(token: string, { deal }: PlanMatch): string {
  if (isCard(token)) return cardName(token);
  return deal.legalActions.find((action) => action.token === token)?.text ?? token;
}

/** A choice of a rule in words. */
export function choiceText(choice: PlanChoiceInput, match: PlanMatch): string {
  const { token, cheapest, cheapestWinning, suit, trump } = choice;
  if (token) return actionText(token, match);
  const name = cheapestWinning ? 'cheapestWinning' : cheapest ? 'cheapest' : 'highest';
  const narrowed = [
    suit && suitName(suit),
    typeof trump === 'boolean' && t(trump ? 'sidebar.plan.onlyTrump' : 'sidebar.plan.noTrump'),
  ].filter(Boolean);
  const card = t(`sidebar.plan.${name}`);
  return narrowed.length > 0 ? `${card} (${narrowed.join(', ')})` : card;
}
