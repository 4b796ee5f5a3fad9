import type { Action, DealView, Options } from '../engine/index.js';
import { variantOf } from '../engine/index.js';
import type { Bot, Random } from './bot.js';
import { easy } from './easy.js';
import { estimateOf } from './search/estimates.js';
import { rolloutActions } from './search/rollout.js';
import type { Tried } from './search/tree.js';
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
 * Every legal action of the one asked with what is to be expected of it, by all that this player can know.
 * Worlds are drawn that fit what was seen: cards are weighed by a search over all of them in one tree,
 * what comes before the play of three and four by playing each choice out by rules of thumb.
 */
export function weigh(view: DealView, options: Options, budget: Budget, random: Random): Tried[] {
  const variant = variantOf(view.variant)!;
  if (variant.seatCount > 2 && !PLAY.includes(view.phase)) {
    return rolloutActions(variant, view, options, easy, budget.trials, random);
  }
  const { rounds, worlds } = budget;
  const estimate = estimateOf(variant, options);
  const plan = { rounds, worlds, curiosity: CURIOSITY, estimate };
  return searchActions(variant, view, plan, random);
}

/** A bot that weighs what it may do, and does what looks best. */
export const thinking =
  (budget: Budget): Bot['choose'] =>
  (view: DealView, options: Options, random: Random): Action =>
    view.legal.length === 1 ? view.legal[0]! : mostVisited(weigh(view, options, budget, random));
