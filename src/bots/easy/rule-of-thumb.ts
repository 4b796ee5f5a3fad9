import type { Action, DealView } from '../../engine/index.js';
import type { CardFacts } from '../card-facts.js';

/** Proposes an action before a card is played, or null where the rule does not apply. */
export type RuleOfThumb = (r: CardFacts, view: DealView) => Action | null;

export const when = (view: DealView, action: Action, wanted: boolean): Action | null =>
  wanted && view.legal.includes(action) ? action : null;
