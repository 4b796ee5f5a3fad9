import { variantOf, VARIANTS } from '../../../engine/index.js';

/**
 * The estimate of a player's strength under one rating key: a normal distribution, in points as they are
 * displayed.
 */
export interface PlayerRating {
  /** The mean. Displayed as the rating. */
  readonly mu: number;
  /** The standard deviation. */
  readonly sigma: number;
  /** Rated matches so far. */
  readonly matches: number;
  readonly wins: number;
  /** True for a house bot's rating: it was measured, and matches do not change it (ADR 63). */
  readonly isFixed: boolean;
}

/**
 * The initial rating of everyone. Its deviation is smaller than the usual third of the mean. Luck keeps players
 * of this game within a few hundred points of each other; a greater deviation would only scatter them.
 */
export const INITIAL_RATING: PlayerRating = {
  mu: 1500,
  sigma: 150,
  matches: 0,
  wins: 0,
  isFixed: false,
};

/** A rating is settled after at least so many matches, if its deviation is at most so many points. */
const SETTLED = { matches: 10, sigma: 130 };

/** Whether a rating is not settled. It is then marked, and left out of the leaderboard. */
export function isProvisional({ matches, sigma, isFixed }: PlayerRating): boolean {
  return !isFixed && (matches < SETTLED.matches || sigma > SETTLED.sigma);
}

/**
 * Presets that are rated separately from their variant. `tausend` counts every card that is played, and has
 * little more than the cards in common with Schnapsen.
 */
const SEPARATE_PRESETS: readonly string[] = ['tausend'];

/** The key of a match in ratings and ledger: its variant, or its preset if that is rated separately. */
export function ratingKeyOf(match: { readonly variant: string; readonly preset: string }): string {
  return SEPARATE_PRESETS.includes(match.preset) ? match.preset : match.variant;
}

/** What is rated together: a variant, or one of its presets that is rated separately. */
export interface RatedGame {
  readonly variant: string;
  /** Null for the variant without its presets that are rated separately. */
  readonly preset: string | null;
}

/** The presets of a variant that are rated separately. */
export const separatePresetsOf = (variant: string): readonly string[] =>
  SEPARATE_PRESETS.filter((preset) => Object.hasOwn(variantOf(variant)!.ruleset.presets, preset));

/** The game that a rating key names. */
export function ratedGameOf(ratingKey: string): RatedGame {
  const variant = VARIANTS.find(({ key }) => separatePresetsOf(key).includes(ratingKey));
  return variant
    ? { variant: variant.key, preset: ratingKey }
    : { variant: ratingKey, preset: null };
}

/** All rating keys: the variants, each followed by its presets that are rated separately. */
export const RATING_KEYS: readonly string[] = VARIANTS.flatMap(({ key }) => [
  key,
  ...separatePresetsOf(key),
]);

export const isRatingKey = (text: string): boolean => RATING_KEYS.includes(text);
