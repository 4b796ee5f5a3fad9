import type { Action } from '../../../engine/index.js';
import { chooseAction } from './choices.js';
import { holds } from './conditions.js';
import type { PlanView } from './conditions.js';
import { isFor } from './standing-orders.js';
import type { StandingPlan, StopReason } from './standing-orders.js';
import { parsePlanRules } from './rules.js';

/** The answer of a plan when its owner is to act: an action, or that the plan stops. */
export type PlanAnswer =
  | { readonly kind: 'PLAY'; readonly token: Action; readonly rule: number; readonly once: boolean }
  | { readonly kind: 'STOP'; readonly rule: number | null; readonly reason: StopReason };

/** The answer of a plan to its owner's view; null when no rule applies. */
export function planAnswer(plan: StandingPlan, view: PlanView): PlanAnswer | null {
  if (!isFor(plan, view.deal.number)) return null;
  // Validated again, because the rules may have been stored by an older version with other rules for
  // plans.
  const rules = parsePlanRules(plan.rules);
  if (!rules.ok) return { kind: 'STOP', rule: null, reason: 'RULES_OUTDATED' };
  const at = rules.value.findIndex(({ when }, i) => !plan.spent.includes(i) && holds(when, view));
  if (at < 0) return null;
  const { then, once = false } = rules.value[at]!;
  for (const choice of then) {
    const token = chooseAction(choice, view);
    if (token !== null) return { kind: 'PLAY', token, rule: at, once };
  }
  return { kind: 'STOP', rule: at, reason: 'NO_LEGAL_CHOICE' };
}
