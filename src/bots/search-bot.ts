import type { Action, DealView, Options, Variant } from '../engine/index.js';
import { variantOf } from '../engine/index.js';
import type { Bot, Random } from './bot.js';
import { searchPlay } from './called/play.js';
import { candidateActions } from './called/candidates.js';
import { solvedWorth } from './called/solved.js';
import { easy } from './easy.js';
import { isBeforePlay, rolloutValue, sequentialHalving } from './search/rollout.js';
import type { EvaluatedAction } from './search/tree.js';
import { mostVisited, searchActions } from './search/tree.js';
import { isSolvable } from './solver/index.js';
import type { ZweierBudget } from './zweier/index.js';
import { evaluateZweier } from './zweier/index.js';

/** The budget for contracts: rounds, determinizations and trials as in a {@link Budget}. */
export type ContractBudget = Pick<Budget, 'rounds' | 'determinizations' | 'trials'>;

/** How much a bot searches: counts, never time, so that its decisions can be repeated. */
export interface Budget {
  /** For two-player deals that are won in game points. */
  readonly zweier: ZweierBudget;
  /** Rounds of the tree search in other deals. */
  readonly rounds: number;
  /** Determinizations for that search. */
  readonly determinizations: number;
  /** The mean number of determinizations in which a bid, a trump or a double is tried; good actions get more. */
  readonly trials: number;
  /**
   * For contracts: their determinizations are solved with open cards. If missing, contracts are searched like other
   * deals.
   */
  readonly contracts?: ContractBudget;
}

/**
 * Every legal action with its visits and its expected value, judged by the player's view.
 * Determinizations fit what the player has seen.
 * - Two-player deals: a search guided by a policy (`zweier`).
 * - More players: one search tree over all determinizations; before the play, rollouts by rules of thumb.
 * - With a budget for contracts, their determinizations are solved with open cards instead.
 */
export function evaluate(
  view: DealView,
  options: Options,
  budget: Budget,
  random: Random,
): EvaluatedAction[] {
  const variant = variantOf(view.variant)!;
  if (variant.seatCount === 2 && isSolvable(options)) {
    return evaluateZweier(view, options, budget.zweier, random);
  }
  if (budget.contracts && 'contracts' in options) {
    return evaluateContracts(variant, view, budget.contracts, random);
  }
  if (isBeforePlay(view)) {
    const worthOf = rolloutValue(variant, options, easy, random);
    return sequentialHalving({ variant, view, random, worthOf }, budget.trials);
  }
  const { rounds, determinizations } = budget;
  return searchActions(variant, view, { rounds, determinizations }, random);
}

function evaluateContracts(
  variant: Variant,
  view: DealView,
  { rounds, determinizations, trials }: ContractBudget,
  random: Random,
): EvaluatedAction[] {
  if (!isBeforePlay(view)) return searchPlay(variant, view, { rounds, determinizations }, random);
  const worthOf = solvedWorth(variant, view.options, random);
  return sequentialHalving({ variant, view, random, worthOf }, trials);
}

/** A bot's `choose`: searches the candidate actions and takes the one with the most visits. */
export const chooseBySearch =
  (budget: Budget): Bot['choose'] =>
  (view: DealView, options: Options, random: Random): Action => {
    const legal = candidateActions(view, random);
    if (legal.length === 1) return legal[0]!;
    return mostVisited(evaluate({ ...view, legal }, options, budget, random));
  };
