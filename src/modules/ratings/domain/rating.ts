import { VARIANTS } from '../../../engine/index.js';

/**
 * What is known of a player's strength under one rating key: a normal distribution, in the points
 * that are displayed.
 */
export interface PlayerRating {
  /** The mean. Displayed as the rating. */
  readonly mu: number;
  /** The standard deviation. */
  readonly sigma: number;
  /** Rated matches so far. */
  readonly matches: number;
  readonly wins: number;
  /** Whether matches do not move it: a house bot's, which was measured (ADR 63). */
  readonly isFixed: boolean;
}

/**
 * Where everyone begins. Narrower than the usual third of the mean: luck keeps players of this game
 * within a few hundred points of each other, and a wide beginning only scatters them.
 */
export const BEGINNING: PlayerRating = {
  mu: 1500,
  sigma: 150,
  matches: 0,
  wins: 0,
  isFixed: false,
};

/** Matches, and points of deviation, that a rating needs until it is more than a guess. */
const SETTLED = { matches: 10, sigma: 130 };

/** Whether a rating is a guess still: marked, and left out of the leaderboard. */
export function isProvisional({ matches, sigma, isFixed }: PlayerRating): boolean {
  return !isFixed && (matches < SETTLED.matches || sigma > SETTLED.sigma);
}

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
