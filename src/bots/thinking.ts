import type { Action, DealView, Options, Variant } from '../engine/index.js';
import { variantOf } from '../engine/index.js';
import type { Bot, Random } from './bot.js';
import { searchPlay } from './called/play.js';
import { promising } from './called/promising.js';
import { solvedWorth } from './called/solved.js';
import { easy } from './easy.js';
import { isBeforePlay, playedBy, rolloutBest } from './search/rollout.js';
import type { Tried } from './search/tree.js';
import { mostVisited, searchActions } from './search/tree.js';
import { isSolvable } from './solver/index.js';
import type { ZweierBudget } from './zweier/index.js';
import { weighZweier } from './zweier/index.js';

/** How much a bot thinks of contracts: rounds, worlds and trials as in a {@link Budget}. */
export type ContractBudget = Pick<Budget, 'rounds' | 'worlds' | 'trials'>;

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
  /** For contracts, which are then solved with open cards; without it as for other deals of three and four. */
  readonly contracts?: ContractBudget;
}

/**
 * Every legal action of the one asked with what is to be expected of it, by all that this player can know.
 * Worlds are drawn that fit what was seen: the cards of two are weighed by what players usually do, those of
 * more by a search over all worlds in one tree, what comes before their play by playing each choice out by
 * rules of thumb; where contracts are thought of, worlds are solved instead.
 */
export function weigh(view: DealView, options: Options, budget: Budget, random: Random): Tried[] {
  const variant = variantOf(view.variant)!;
  if (variant.seatCount === 2 && isSolvable(options)) {
    return weighZweier(view, options, budget.zweier, random);
  }
  if (budget.contracts && 'contracts' in options) {
    return weighContracts(variant, view, budget.contracts, random);
  }
  if (isBeforePlay(view)) {
    const worthOf = playedBy(variant, options, easy, random);
    return rolloutBest({ variant, view, random, worthOf }, budget.trials);
  }
  const { rounds, worlds } = budget;
  return searchActions(variant, view, { rounds, worlds }, random);
}

function weighContracts(
  variant: Variant,
  view: DealView,
  { rounds, worlds, trials }: ContractBudget,
  random: Random,
): Tried[] {
  if (!isBeforePlay(view)) return searchPlay(variant, view, { rounds, worlds }, random);
  const worthOf = solvedWorth(variant, view.options, random);
  return rolloutBest({ variant, view, random, worthOf }, trials);
}

/** A bot that weighs what it may do, and does what looks best. */
export const thinking =
  (budget: Budget): Bot['choose'] =>
  (view: DealView, options: Options, random: Random): Action => {
    const legal = promising(view, random);
    if (legal.length === 1) return legal[0]!;
    return mostVisited(weigh({ ...view, legal }, options, budget, random));
  };
