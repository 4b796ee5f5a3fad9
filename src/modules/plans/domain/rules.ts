import { kernel, ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { PICKS } from './choices.js';
import type { Choice } from './choices.js';
import { FACTS } from './conditions.js';
import type { Condition } from './conditions.js';
import { isFields, isFlag, isSuit, isToken } from './values.js';
import type { Deck } from './values.js';

/** The first choice that is legal is played where the condition holds. */
export interface PlanRule {
  readonly when: Condition;
  readonly then: readonly Choice[];
  /** Whether it fires a single time. */
  readonly once?: boolean;
}

type RulesErrorCode =
  'PLAN_EMPTY' | 'PLAN_TOO_LARGE' | 'RULE_INVALID' | 'CONDITION_INVALID' | 'CHOICE_INVALID';

/** What is wrong with rules, and where. */
export interface RulesError {
  readonly code: RulesErrorCode;
  readonly path: readonly string[];
}

const MAX_RULES = 50;
const MAX_BYTES = 8192;
const MAX_LEVELS = 8;
const RULE_FIELDS = ['when', 'then', 'once'];

/** The deck of the whole family: a play-off has other cards than its match. */
const EVERY_CARD: Deck = new Set(kernel.CARD_TOKENS);

/** Reads the rules of a plan as a client sent them; `deck` is what may come up in its match. */
export function parseRules(
  json: unknown,
  deck: Deck = EVERY_CARD,
): Result<readonly PlanRule[], RulesError> {
  const error = rulesError(json, deck);
  return error ? refuse(error) : ok(json as readonly PlanRule[]);
}

const wrong = (code: RulesErrorCode, ...path: readonly string[]): RulesError => ({ code, path });

/** The first complaint about parts, each with its place. */
function firstOf(
  parts: readonly unknown[],
  path: readonly string[],
  complaint: (part: unknown, at: readonly string[]) => RulesError | null,
): RulesError | null {
  for (const [i, part] of parts.entries()) {
    const error = complaint(part, [...path, String(i)]);
    if (error) return error;
  }
  return null;
}

function rulesError(json: unknown, deck: Deck): RulesError | null {
  if (!Array.isArray(json)) return wrong('RULE_INVALID', 'rules');
  if (json.length === 0) return wrong('PLAN_EMPTY', 'rules');
  const bytes = Buffer.byteLength(JSON.stringify(json));
  if (json.length > MAX_RULES || bytes > MAX_BYTES) return wrong('PLAN_TOO_LARGE', 'rules');
  return firstOf(json, ['rules'], (rule, path) => ruleError(rule, path, deck));
}

function ruleError(rule: unknown, path: readonly string[], deck: Deck): RulesError | null {
  const form = isFields(rule) && Object.keys(rule).every((name) => RULE_FIELDS.includes(name));
  if (!form) return wrong('RULE_INVALID', ...path);
  const { when, then, once = false } = rule;
  if (!isFlag(once, deck)) return wrong('RULE_INVALID', ...path, 'once');
  if (!Array.isArray(then) || then.length === 0) return wrong('RULE_INVALID', ...path, 'then');
  return (
    conditionError(when, [...path, 'when'], deck, MAX_LEVELS) ??
    firstOf(then, [...path, 'then'], (choice, at) =>
      isChoice(choice, deck) ? null : wrong('CHOICE_INVALID', ...at),
    )
  );
}

function conditionError(
  condition: unknown,
  path: readonly string[],
  deck: Deck,
  levels: number,
): RulesError | null {
  if (!isFields(condition)) return wrong('CONDITION_INVALID', ...path);
  if (levels === 0) return wrong('PLAN_TOO_LARGE', ...path);
  for (const [name, value] of Object.entries(condition)) {
    const error = partError(name, value, [...path, name], deck, levels);
    if (error) return error;
  }
  return null;
}

function partError(
  name: string,
  value: unknown,
  path: readonly string[],
  deck: Deck,
  levels: number,
): RulesError | null {
  const inner = (part: unknown, at: readonly string[]) =>
    conditionError(part, at, deck, levels - 1);
  if (name === 'not') return inner(value, path);
  if (name === 'all' || name === 'any') {
    return Array.isArray(value) ? firstOf(value, path, inner) : wrong('CONDITION_INVALID', ...path);
  }
  const known = Object.hasOwn(FACTS, name) && FACTS[name]!.accepts(value, deck);
  return known ? null : wrong('CONDITION_INVALID', ...path);
}

function isChoice(choice: unknown, deck: Deck): boolean {
  if (!isFields(choice)) return isToken(choice, deck);
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
