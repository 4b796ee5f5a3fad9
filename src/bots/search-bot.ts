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

/** How much a bot thinks of contracts: rounds, determinizations and trials as in a {@link Budget}. */
export type ContractBudget = Pick<Budget, 'rounds' | 'determinizations' | 'trials'>;

/** How much a bot thinks: counts, never time, so that its decisions can be repeated. */
export interface Budget {
  /** For deals of two that are won in game points. */
  readonly zweier: ZweierBudget;
  /** Rounds of the search over the cards of other deals. */
  readonly rounds: number;
  /** Determinizations drawn for them. */
  readonly determinizations: number;
  /** Determinizations in which a bid, a trump or a double is tried, on an average: good ones in more. */
  readonly trials: number;
  /** For contracts, which are then solved with open cards; without it as for other deals of three and four. */
  readonly contracts?: ContractBudget;
}

/**
 * Every legal action of the one asked with what is to be expected of it, by all that this player can know.
 * Determinizations are drawn that fit what was seen: the cards of two are weighed by what players usually do, those of
 * more by a search over all determinizations in one tree, what comes before their play by playing each choice out by
 * rules of thumb; where contracts are thought of, determinizations are solved instead.
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

/** A bot that weighs what it may do, and does what looks best. */
export const chooseBySearch =
  (budget: Budget): Bot['choose'] =>
  (view: DealView, options: Options, random: Random): Action => {
    const legal = candidateActions(view, random);
    if (legal.length === 1) return legal[0]!;
    return mostVisited(evaluate({ ...view, legal }, options, budget, random));
  };
