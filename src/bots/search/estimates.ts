import type { DealState, Options, Variant } from '../../engine/index.js';
import type { Random } from '../bot.js';
import { isSolvable, OpenDealSolver } from '../solver/index.js';
import { after } from './tree.js';
import { utilities } from './utility.js';

/** What a state is worth to each seat, by playing it on. */
export type Estimate = (state: DealState, random: Random) => readonly number[];

/** A deal of two is played at random until nobody draws any more, and solved from there. */
export const estimateOf = (variant: Variant, options: Options): Estimate =>
  variant.seatCount === 2 && isSolvable(options)
    ? solvedOut(variant, options)
    : playedOut(variant, options);

function playedOut(variant: Variant, options: Options): Estimate {
  return (state, random) => {
    let current = state;
    while (variant.toAct(current) !== null) {
      const legal = variant.legal(current);
      current = after(variant, current, legal[Math.floor(random() * legal.length)]!);
    }
    return utilities(variant, options, current);
  };
}

/** At random nobody closes or claims: hardly ever is that a good idea. */
const RASH: readonly string[] = ['c', '66'];

function solvedOut(variant: Variant, options: Options): Estimate {
  const solver = new OpenDealSolver(options);
  return (state, random) => {
    let current = state;
    while (variant.toAct(current) !== null && !solver.isShort(current)) {
      const sober = variant.legal(current).filter((action) => !RASH.includes(action));
      current = after(variant, current, sober[Math.floor(random() * sober.length)]!);
    }
    const seat = variant.toAct(current);
    if (seat === null) return utilities(variant, options, current);
    const value = solver.value(current);
    return seat === 0 ? [value, -value] : [-value, value];
  };
}
