import type { Options } from '../options.js';
import { variantOf } from '../registry.js';
import type { Variant } from '../variant.js';

/** The play-off for a place in a match of more than two is a deal of `zweier`, `weich` (rules 9.19). */
export function playOffGame(): { readonly variant: Variant; readonly options: Options } {
  const variant = variantOf('zweier')!;
  return { variant, options: variant.ruleset.presets['weich']! };
}
