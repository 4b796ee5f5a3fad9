/**
 * Each legal action tried in the same worlds, everyone playing on by rules of thumb: how much better an
 * action is than what those rules would have done. Cheap, and never far below the rules themselves.
 */
import type { DealView, Options, Variant } from '../../engine/index.js';
import type { Bot, Random } from '../bot.js';
import type { Tried } from './tree.js';
import { after, playedOn } from './playing.js';
import { utilities } from './utility.js';

/** Mean utility of every legal action of the one asked, in the order of `legal`. */
export function rolloutActions(
  variant: Variant,
  view: DealView,
  options: Options,
  policy: Bot,
  worlds: number,
  random: Random,
): Tried[] {
  const seat = view.toAct!;
  const sums = new Map(view.legal.map((action) => [action, 0]));
  for (let n = 0; n < worlds; n++) {
    const world = variant.worlds(view, random);
    for (const action of view.legal) {
      const end = playedOn(variant, options, after(variant, world, action), policy, random);
      sums.set(action, sums.get(action)! + utilities(variant, options, end)[seat]!);
    }
  }
  return view.legal.map((action) => ({
    action,
    visits: worlds,
    mean: sums.get(action)! / worlds,
  }));
}
