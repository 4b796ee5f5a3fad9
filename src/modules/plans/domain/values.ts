import { CONTRACT_NAMES, kernel, parseToken, PHASES } from '../../../engine/index.js';
import type { Action, CardToken, Phase } from '../../../engine/index.js';

/** The cards that may come up in a match. */
export type Deck = ReadonlySet<CardToken>;

/** A whole number: an exact value, or a least and a greatest one. */
export interface Range {
  readonly exactly?: number;
  readonly min?: number;
  readonly max?: number;
}

/** Whether a value that a client sent is valid for a kind. */
export type Check = (value: unknown, deck: Deck) => boolean;

const isWhole = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isFlag: Check = (value) => typeof value === 'boolean';

export const isSuit: Check = (value) => (kernel.SUIT_LETTERS as readonly unknown[]).includes(value);

const isCard: Check = (value, deck) => deck.has(value as string);

const BOUNDS: readonly string[] = ['min', 'max'];

/** Either `exactly`, or `min`, `max` or both. */
const isRange: Check = (value) => {
  if (!isFields(value) || !Object.values(value).every(isWhole)) return false;
  const names = Object.keys(value);
  return names.join() === 'exactly' || (names.length > 0 && names.every((n) => BOUNDS.includes(n)));
};

/** A token of the notation whose cards are in the deck. */
export const isToken: Check = (value, deck) => {
  const action = typeof value === 'string' ? parseToken(value) : undefined;
  if (!action) return false;
  return [action.card, action.second].every(
    (card) => card === kernel.NONE || deck.has(kernel.CARD_TOKENS[card]!),
  );
};

const isOneOf =
  (words: readonly string[]): Check =>
  (value) =>
    (words as readonly unknown[]).includes(value);

/** In a deal that is over, nobody is to act. */
const PLAYED_PHASES = PHASES.filter((phase) => phase !== 'OVER');

/** The values of facts by kind; the schema has a type for each (plans/adapters/graphql). */
export interface FactValues {
  readonly flag: boolean;
  readonly phase: Phase;
  readonly card: CardToken;
  readonly suit: string;
  readonly token: Action;
  readonly contract: string;
  readonly range: Range;
}
export type FactKind = keyof FactValues;

export const CHECKS: Readonly<Record<FactKind, Check>> = {
  flag: isFlag,
  phase: isOneOf(PLAYED_PHASES),
  card: isCard,
  suit: isSuit,
  token: isToken,
  contract: isOneOf(CONTRACT_NAMES),
  range: isRange,
};

export const isWithin = (
  { exactly, min = exactly ?? 0, max = exactly ?? Infinity }: Range,
  n: number,
) => n >= min && n <= max;
