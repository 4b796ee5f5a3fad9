import type { DealState, DealView, Variant } from '../../engine/index.js';
import type { Random } from '../bot.js';
import { beliefOf } from '../called/belief.js';

/**
 * Returns a function that draws determinizations of a view: states that fit it. States in which bidders hold
 * a hand for their bid are more likely.
 */
export function determinizerOf(variant: Variant, view: DealView): (random: Random) => DealState {
  const likely = beliefOf(view);
  return (random) => variant.determinize(view, random, likely);
}
