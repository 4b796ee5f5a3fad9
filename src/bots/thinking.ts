import type { Action, DealView, Options } from '../engine/index.js';
import { variantOf } from '../engine/index.js';
import type { Bot, Random } from './bot.js';
import { promising } from './called/promising.js';
import { easy } from './easy.js';
import { isBeforePlay, rolloutBest } from './search/rollout.js';
import type { Tried } from './search/tree.js';
import { mostVisited, searchActions } from './search/tree.js';
import { isSolvable } from './solver/index.js';
import type { ZweierBudget } from './zweier/index.js';
import { weighZweier } from './zweier/index.js';

/** How much a bot thinks: counts, never time, so that its decisions can be repeated. */
export interface Budget {
  /** For deals of two that are won in game points. */
  readonly zweier: ZweierBudget;
  /** Rounds of the search over the cards of other deals. */
  readonly rounds: number;
  /** Worlds drawn for them. */
  readonly worlds: number;
  /** Worlds in which a bid, a trump or a double is tried, on an average: good ones in more. */
  readonly trials: number;
}

/**
 * Every legal action of the one asked with what is to be expected of it, by all that this player can know.
 * Worlds are drawn that fit what was seen: the cards of two are weighed by what players usually do, those of
 * more by a search over all worlds in one tree, what comes before their play by playing each choice out by
 * rules of thumb.
 */
export function weigh(view: DealView, options: Options, budget: Budget, random: Random): Tried[] {
  const variant = variantOf(view.variant)!;
  if (variant.seatCount === 2 && isSolvable(options)) {
    return weighZweier(view, options, budget.zweier, random);
  }
  if (isBeforePlay(view)) {
    return rolloutBest({ variant, view, options, policy: easy, random }, budget.trials);
  }
  const { rounds, worlds } = budget;
  return searchActions(variant, view, { rounds, worlds }, random);
}

/** A bot that weighs what it may do, and does what looks best. */
export const thinking =
  (budget: Budget): Bot['choose'] =>
  (view: DealView, options: Options, random: Random): Action => {
    const legal = promising(view, random);
    if (legal.length === 1) return legal[0]!;
    return mostVisited(weigh({ ...view, legal }, options, budget, random));
  };
