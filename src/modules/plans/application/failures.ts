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
    todo: 'Read the plan again, check what has changed, and send its `revision`.',
  },
  PLAN_EMPTY: {
    en: 'A plan has at least one rule.',
    de: 'Ein Plan hat mindestens eine Regel.',
    todo: 'Send a rule, or remove the plan with `removePlan`.',
  },
  PLAN_TOO_LARGE: {
    en: 'A plan has at most 50 rules, 8 KB, and 8 levels of conditions.',
    de: 'Ein Plan hat höchstens 50 Regeln, 8 KB und 8 Ebenen von Bedingungen.',
    todo: 'Send fewer rules, or simpler conditions.',
  },
  RULE_INVALID: {
    en: 'A rule has a condition (`when`), at least one choice (`then`), and true or false (`once`).',
    de: 'Eine Regel hat eine Bedingung (`when`), mindestens eine Wahl (`then`) und wahr oder falsch (`once`).',
    todo: 'Correct the rule that `path` names.',
  },
  CONDITION_INVALID: {
    en: 'There is no such condition, or it cannot have this value.',
    de: 'Diese Bedingung gibt es nicht, oder sie kann diesen Wert nicht haben.',
    todo: 'Correct the condition that `path` names.',
  },
  CHOICE_INVALID: {
    en: 'A choice is an action of the notation, or the name of a way to choose a card.',
    de: 'Eine Wahl ist eine Aktion der Notation oder der Name einer Art, eine Karte zu wählen.',
    todo: 'Correct the choice that `path` names.',
  },
};

export const planFailure = failuresOf('plans', PLAN_FAILURES);
