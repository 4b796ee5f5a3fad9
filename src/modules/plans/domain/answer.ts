import type { Action } from '../../../engine/index.js';
import { chosen } from './choices.js';
import { holds } from './conditions.js';
import { parseRules } from './rules.js';
import type { PlanSight } from './sight.js';

/** Why a plan was stopped. */
export const STOP_REASONS = ['NO_LEGAL_CHOICE', 'RULES_OUTDATED'] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** What a plan says where its owner is asked: an action, or that it can go on no more. */
export type PlanAnswer =
  | { readonly kind: 'PLAY'; readonly token: Action; readonly rule: number; readonly once: boolean }
  | { readonly kind: 'STOP'; readonly rule: number | null; readonly reason: StopReason };

/** A plan where it is asked. */
export interface AskedPlan {
  readonly dealNumber: number | null;
  readonly rules: unknown;
  readonly spent: readonly number[];
}

/** Whether a plan is about a deal; one whose deal is over says nothing any more. */
export function isFor({ dealNumber }: Pick<AskedPlan, 'dealNumber'>, deal: number): boolean {
  return dealNumber === null || dealNumber === deal;
}

/** What a plan says to what its owner sees; null where it says nothing. */
export function planAnswer(plan: AskedPlan, sight: PlanSight): PlanAnswer | null {
  if (!isFor(plan, sight.deal.number)) return null;
  // Read again: what was stored under other rules of this language must not be played by these.
  const rules = parseRules(plan.rules);
  if (!rules.ok) return { kind: 'STOP', rule: null, reason: 'RULES_OUTDATED' };
  const at = rules.value.findIndex(({ when }, i) => !plan.spent.includes(i) && holds(when, sight));
  if (at < 0) return null;
  const { then, once = false } = rules.value[at]!;
  for (const choice of then) {
    const token = chosen(choice, sight);
    if (token !== null) return { kind: 'PLAY', token, rule: at, once };
  }
  return { kind: 'STOP', rule: at, reason: 'NO_LEGAL_CHOICE' };
}
