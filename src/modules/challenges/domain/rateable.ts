import type { Options, Variant } from '../../../engine/index.js';

/** Whether a match counts for ratings: a named preset, unchanged, with its own target (RULES §3). */
export function isRateable(variant: Variant, preset: string, options: Options): boolean {
  const named = variant.ruleset.presets[preset];
  return named !== undefined && JSON.stringify(sorted(named)) === JSON.stringify(sorted(options));
}

const sorted = (options: Options) => Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
