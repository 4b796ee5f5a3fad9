import { kernel, ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { PICKS } from './choices.js';
import type { ActionChoice } from './choices.js';
import { FACTS } from './conditions.js';
import type { Condition } from './conditions.js';
import { CHECKS, isFields, isFlag, isSuit, isToken } from './values.js';
import type { Deck } from './values.js';

/** When the condition holds, the first choice that is legal is played. */
export interface PlanRule {
  readonly when: Condition;
  readonly then: readonly ActionChoice[];
  /** Whether it fires only once. */
  readonly once?: boolean;
}

type RulesErrorCode =
  'PLAN_EMPTY' | 'PLAN_TOO_LARGE' | 'RULE_INVALID' | 'CONDITION_INVALID' | 'CHOICE_INVALID';

/** An error in rules, and its place. */
export interface RulesError {
  readonly code: RulesErrorCode;
  readonly path: Path;
}

const MAX_RULES = 50;
const MAX_BYTES = 8192;
const MAX_LEVELS = 8;
/** At most so many errors are returned. */
const MAX_ERRORS = 50;
const RULE_FIELDS = ['when', 'then', 'once'];

/** All cards of all variants: a play-off has other cards than its match. */
const EVERY_CARD: Deck = new Set(kernel.CARD_TOKENS);

/**
 * Validates the rules of a plan as a client sent them, or returns all errors. `deck` has the cards of the
 * match.
 */
export function parsePlanRules(
  json: unknown,
  deck: Deck = EVERY_CARD,
): Result<readonly PlanRule[], readonly RulesError[]> {
  const errors = rulesErrors(json, deck);
  return errors.length > 0 ? refuse(errors.slice(0, MAX_ERRORS)) : ok(json as readonly PlanRule[]);
}

/** Names of fields, and indices in lists from 0. */
type Path = readonly (string | number)[];

const wrong = (code: RulesErrorCode, ...path: Path): RulesError[] => [{ code, path }];

/** The errors of each part, each with its place. */
const ofEach = (
  parts: readonly unknown[],
  path: Path,
  errorsOf: (part: unknown, at: Path) => RulesError[],
): RulesError[] => parts.flatMap((part, i) => errorsOf(part, [...path, i]));

function rulesErrors(json: unknown, deck: Deck): RulesError[] {
  if (!Array.isArray(json)) return wrong('RULE_INVALID', 'rules');
  if (json.length === 0) return wrong('PLAN_EMPTY', 'rules');
  const bytes = Buffer.byteLength(JSON.stringify(json));
  if (json.length > MAX_RULES || bytes > MAX_BYTES) return wrong('PLAN_TOO_LARGE', 'rules');
  return ofEach(json, ['rules'], (rule, path) => ruleErrors(rule, path, deck));
}

function ruleErrors(rule: unknown, path: Path, deck: Deck): RulesError[] {
  const form = isFields(rule) && Object.keys(rule).every((name) => RULE_FIELDS.includes(name));
  if (!form) return wrong('RULE_INVALID', ...path);
  const { when, then, once = false } = rule;
  return [
    ...conditionErrors(when, [...path, 'when'], deck, MAX_LEVELS),
    ...choiceErrors(then, [...path, 'then'], deck),
    ...(isFlag(once, deck) ? [] : wrong('RULE_INVALID', ...path, 'once')),
  ];
}

function choiceErrors(then: unknown, path: Path, deck: Deck): RulesError[] {
  if (!Array.isArray(then) || then.length === 0) return wrong('RULE_INVALID', ...path);
  return ofEach(then, path, (choice, at) =>
    isChoice(choice, deck) ? [] : wrong('CHOICE_INVALID', ...at),
  );
}

function conditionErrors(condition: unknown, path: Path, deck: Deck, levels: number): RulesError[] {
  if (!isFields(condition)) return wrong('CONDITION_INVALID', ...path);
  if (levels === 0) return wrong('PLAN_TOO_LARGE', ...path);
  return Object.entries(condition).flatMap(([name, value]) =>
    partErrors(name, value, [...path, name], deck, levels),
  );
}

function partErrors(
  name: string,
  value: unknown,
  path: Path,
  deck: Deck,
  levels: number,
): RulesError[] {
  const inner = (part: unknown, at: Path) => conditionErrors(part, at, deck, levels - 1);
  if (name === 'not') return inner(value, path);
  if (name === 'all' || name === 'any') {
    return Array.isArray(value) ? ofEach(value, path, inner) : wrong('CONDITION_INVALID', ...path);
  }
  const known = Object.hasOwn(FACTS, name) && CHECKS[FACTS[name]!.kind](value, deck);
  return known ? [] : wrong('CONDITION_INVALID', ...path);
}

function isChoice(choice: unknown, deck: Deck): boolean {
  if (!isFields(choice)) return false;
  const { token, ...named } = choice;
  return token === undefined ? isNamedCard(named, deck) : isAlone(named) && isToken(token, deck);
}

const isAlone = (others: object): boolean => Object.keys(others).length === 0;

function isNamedCard(choice: Readonly<Record<string, unknown>>, deck: Deck): boolean {
  const { suit, trump, ...picks } = choice;
  const [pick, ...others] = Object.entries(picks);
  return (
    pick?.[1] === true &&
    (PICKS as readonly string[]).includes(pick[0]) &&
    others.length === 0 &&
    (suit === undefined || isSuit(suit, deck)) &&
    (trump === undefined || isFlag(trump, deck))
  );
}
