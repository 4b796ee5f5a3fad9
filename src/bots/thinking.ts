import type { Action, DealView, Options } from '../engine/index.js';
import { variantOf } from '../engine/index.js';
import type { Bot, Random } from './bot.js';
import { easy } from './easy.js';
import { estimateOf } from './search/estimates.js';
import { rolloutActions } from './search/rollout.js';
import { mostVisited, searchActions } from './search/tree.js';

/** How much a bot thinks: counts, never time, so that its decisions can be repeated. */
export interface Budget {
  /** Rounds of the search over cards. */
  readonly rounds: number;
  /** Worlds drawn for them. */
  readonly worlds: number;
  /** Worlds in which a bid, a trump or a double is tried. */
  readonly trials: number;
}

/** Measured: more or less of it plays worse. */
const CURIOSITY = 1;

const PLAY: readonly string[] = ['LEAD', 'FOLLOW', 'DRAW'];

/**
 * A bot that draws worlds that fit what it has seen. Cards are chosen by a search over all of them in one
 * tree, what comes before the play of three and four by playing each choice out by rules of thumb.
 */
export const thinking =
  ({ rounds, worlds, trials }: Budget): Bot['choose'] =>
  (view: DealView, options: Options, random: Random): Action => {
    if (view.legal.length === 1) return view.legal[0]!;
    const variant = variantOf(view.variant)!;
    if (variant.seatCount > 2 && !PLAY.includes(view.phase)) {
      const tried = rolloutActions(variant, view, options, easy, trials, random);
      return tried.reduce((top, next) => (next.mean > top.mean ? next : top)).action;
    }
    const estimate = estimateOf(variant, options);
    const plan = { rounds, worlds, curiosity: CURIOSITY, estimate };
    return mostVisited(searchActions(variant, view, plan, random));
  };
