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
export function ruleInWords({ when, then }: PlanRuleInput, match: PlanMatch): string {
  const conditions = conditionParts(when).map((part) => partInWords(part, match));
  return t('beside.plan.rule', {
    when: conditions.length === 0 ? t('beside.plan.always') : joined(conditions, 'conjunction'),
    then: then.map((choice) => choiceInWords(choice, match)).join(t('beside.plan.else')),
  });
}

const joined = (texts: readonly string[], type: 'conjunction'): string =>
  new Intl.ListFormat(language.value, { type }).format(texts);

/** A condition as a clause. */
export function partInWords([key, value]: Part, match: PlanMatch): string {
  switch (key) {
    case 'led':
    case 'onTable':
    case 'holds':
      return t(`beside.plan.${key}`, { card: cardName(String(value)) });
    case 'ledSuit':
    case 'trump':
      return t(`beside.plan.${key}`, { suit: suitName(value as ApiSuit) });
    case 'contract':
      return t('beside.plan.contract', { contract: contractName(String(value), match) });
    case 'onLead':
    case 'closed':
    case 'hasTrump':
    case 'hasContract':
      return t(`beside.plan.${key}.${value ? 'yes' : 'no'}`);
    case 'cardPoints':
    case 'dealNumber':
    case 'talonCount':
    case 'trickNumber':
      return t(`beside.plan.${key}`, { range: rangeInWords(value as NumberRangeInput) });
    case 'phase':
      return t('beside.plan.phase', { phase: t(`beside.phase.${value as 'LEAD'}`) });
    case 'legal':
      return t('beside.plan.legal', { action: tokenInWords(String(value), match) });
    case 'all':
    case 'any':
    case 'not':
      return t('beside.plan.nested');
  }
}

function rangeInWords({ exactly, min, max }: NumberRangeInput): string {
  if (typeof exactly === 'number') return String(exactly);
  if (typeof max !== 'number') return t('beside.plan.atLeast', { min: min ?? 0 });
  if (typeof min !== 'number') return t('beside.plan.atMost', { max });
  return t('beside.plan.between', { min, max });
}

export function contractName(key: string, { variant }: PlanMatch): string {
  const contract = variant.contracts.find((one) => one.key === key);
  return (language.value === 'de' ? contract?.nameDe : contract?.name) ?? key;
}

const isCard = (token: string): boolean => /^[HSDC][ATKQJ987]$/.test(token);

/** The name of a card. Another action is shown by the API's text if it is legal now. */
function tokenInWords(token: string, { deal }: PlanMatch): string {
  if (isCard(token)) return cardName(token);
  return deal.legalActions.find((action) => action.token === token)?.text ?? token;
}

/** A choice of a rule in words. */
export function choiceInWords(choice: PlanChoiceInput, match: PlanMatch): string {
  const { token, cheapest, cheapestWinning, suit, trump } = choice;
  if (token) return tokenInWords(token, match);
  const name = cheapestWinning ? 'cheapestWinning' : cheapest ? 'cheapest' : 'highest';
  const narrowed = [
    suit && suitName(suit),
    typeof trump === 'boolean' && t(trump ? 'beside.plan.onlyTrump' : 'beside.plan.noTrump'),
  ].filter(Boolean);
  const card = t(`beside.plan.${name}`);
  return narrowed.length > 0 ? `${card} (${narrowed.join(', ')})` : card;
}
