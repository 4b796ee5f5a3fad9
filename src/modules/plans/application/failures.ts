import { failuresOf } from '../../../platform/api/failure.js';

/** Why `setPlan`, `removePlan` and `setAutoplay` are refused. */
export const PLAN_FAILURES = {
  MATCH_NOT_FOUND: 'There is no such match.',
  NOT_A_PLAYER: 'You do not play in this match.',
  MATCH_OVER: 'The match has ended.',
  STALE_REVISION: 'The plan has been changed since that revision.',
  PLAN_EMPTY: 'A plan has at least one rule.',
  PLAN_TOO_LARGE: 'A plan has at most 50 rules and 8 KB, conditions at most 8 levels.',
  RULE_INVALID: 'A rule is {when, then, once}: a condition, at least one choice, true or false.',
  CONDITION_INVALID: 'There is no such condition, or it cannot have this value.',
  CHOICE_INVALID: 'A choice is an action of the notation, or one card by name.',
} as const;

export const planFailure = failuresOf(PLAN_FAILURES);
