import type { DealState, DealView, Variant } from '../../engine/index.js';
import type { Random } from '../bot.js';
import { beliefOf } from '../called/belief.js';

/** Draws states that fit a view: those oftener in which bidders hold what they bid. */
export function determinizerOf(variant: Variant, view: DealView): (random: Random) => DealState {
  const likely = beliefOf(view);
  return (random) => variant.determinize(view, random, likely);
}
