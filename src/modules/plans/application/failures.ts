import { failuresOf } from '../../../platform/api/failure.js';
import { MATCH_FAILURES } from '../../matches/application/index.js';

/** Why `setPlan`, `removePlan` and `setAutoplay` are refused. */
export const PLAN_FAILURES = {
  MATCH_NOT_FOUND: MATCH_FAILURES.MATCH_NOT_FOUND,
  NOT_A_PLAYER: MATCH_FAILURES.NOT_A_PLAYER,
  MATCH_OVER: MATCH_FAILURES.MATCH_OVER,
  STALE_REVISION: {
    en: 'The plan has been changed since that revision.',
    de: 'Der Plan wurde seither geändert.',
    todo: 'Ask for the plan again, look at what has changed, and send with its `revision`.',
  },
  PLAN_EMPTY: {
    en: 'A plan has at least one rule.',
    de: 'Ein Plan hat mindestens eine Regel.',
    todo: 'Send a rule, or remove the plan with `removePlan`.',
  },
  PLAN_TOO_LARGE: {
    en: 'A plan has at most 50 rules and 8 KB, conditions at most 8 levels.',
    de: 'Ein Plan hat höchstens 50 Regeln und 8 KB, Bedingungen höchstens 8 Ebenen.',
    todo: 'Send fewer rules, or simpler conditions.',
  },
  RULE_INVALID: {
    en: 'A rule is {when, then, once}: a condition, at least one choice, true or false.',
    de: 'Eine Regel ist {when, then, once}: eine Bedingung, mindestens eine Wahl, wahr oder falsch.',
    todo: 'Correct the rule that `path` names.',
  },
  CONDITION_INVALID: {
    en: 'There is no such condition, or it cannot have this value.',
    de: 'Diese Bedingung gibt es nicht, oder sie kann diesen Wert nicht haben.',
    todo: 'Correct the condition that `path` names.',
  },
  CHOICE_INVALID: {
    en: 'A choice is an action of the notation, or one card by name.',
    de: 'Eine Wahl ist eine Aktion der Notation oder eine Karte beim Namen.',
    todo: 'Correct the choice that `path` names.',
  },
};

export const planFailure = failuresOf('plans', PLAN_FAILURES);
