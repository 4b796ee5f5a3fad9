import { kernel, parseToken } from '../../../engine/index.js';
import type { CardToken } from '../../../engine/index.js';

/** The cards that may come up in a match. */
export type Deck = ReadonlySet<CardToken>;

/** A whole number, or the least and the most that it may be. */
export type Range = number | { readonly min?: number; readonly max?: number };

/** Whether a value that a client sent can be one of a kind. */
export type Check = (value: unknown, deck: Deck) => boolean;

const isWhole = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isFlag: Check = (value) => typeof value === 'boolean';

export const isSuit: Check = (value) => (kernel.SUIT_LETTERS as readonly unknown[]).includes(value);

export const isCard: Check = (value, deck) => deck.has(value as string);

export const isRange: Check = (value) =>
  isWhole(value) ||
  (isFields(value) &&
    Object.keys(value).length > 0 &&
    Object.entries(value).every(([name, n]) => ['min', 'max'].includes(name) && isWhole(n)));

/** A token of the notation whose cards are in the deck. */
export const isToken: Check = (value, deck) => {
  const action = typeof value === 'string' ? parseToken(value) : undefined;
  if (!action) return false;
  return [action.card, action.second].every(
    (card) => card === kernel.NONE || deck.has(kernel.CARD_TOKENS[card]!),
  );
};

export const isOneOf =
  (words: readonly (string | null)[]): Check =>
  (value) =>
    (words as readonly unknown[]).includes(value);

export function isWithin(range: Range, n: number): boolean {
  if (typeof range === 'number') return n === range;
  return n >= (range.min ?? 0) && n <= (range.max ?? Infinity);
}
