import { VARIANTS } from '../../../engine/index.js';

/**
 * Presets that are a game of their own and rated apart from their variant: a game to a thousand
 * counts every card played and shares little with Schnapsen but the cards.
 */
const APART: readonly string[] = ['tausend'];

/** What a match counts towards, in ratings and in the ledger: its variant, or its preset apart. */
export function ratingKeyOf(match: { readonly variant: string; readonly preset: string }): string {
  return APART.includes(match.preset) ? match.preset : match.variant;
}

/** Every key there is: the variants, each followed by its presets apart. */
export const RATING_KEYS: readonly string[] = VARIANTS.flatMap(({ key, ruleset }) => [
  key,
  ...APART.filter((preset) => Object.hasOwn(ruleset.presets, preset)),
]);

export const isRatingKey = (text: string): boolean => RATING_KEYS.includes(text);
