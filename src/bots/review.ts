/**
 * The values of all actions at a past turn: judged by the player's view, and with all cards known. Each action
 * is searched for equally long, in the same determinizations. So an action that looked hopeless can be compared
 * with the best one: a search for the best action hardly visits it.
 */
import type { Action, DealState, DealView, Options, Variant } from '../engine/index.js';
import { seeded } from '../engine/index.js';
import type { Random } from './bot.js';
import { easy } from './easy.js';
import { isBeforePlay, rolloutValue, rolloutActions } from './search/rollout.js';
import { searchActions } from './search/tree.js';
import type { SearchPlan, EvaluatedAction } from './search/tree.js';
import { determinizerOf } from './search/determinizer.js';
import { isSolvable, OpenDealSolver } from './solver/index.js';
import { evaluateZweier } from './zweier/index.js';

/** Searches of each action; their mean counts. The mean of several short searches varies less than a long search. */
export interface Searches {
  readonly searches: number;
  /** Rounds of each search. */
  readonly rounds: number;
}

/** The budget of a review: counts, never time, so that a review can be repeated. */
export interface Effort {
  /** For the expected values of two-player deals that are won in game points. */
  readonly zweier: Searches;
  /** For all other searches. */
  readonly others: Searches;
  /** For a bid, a trump or a double; each round is a rollout in its own determinization. */
  readonly trials: Searches;
}

/** Measured: in `zweier` a loss varies by 0.03 game points with the seed; longer searches change nothing. */
export const THOROUGH: Effort = {
  zweier: { searches: 12, rounds: 200 },
  others: { searches: 6, rounds: 150 },
  trials: { searches: 10, rounds: 20 },
};

/** Opponent hands in each evaluation of a close. */
const CLOSING = 32;

/** An action with its value for its player: the player's game points less the mean of the others'. */
export interface ActionValues {
  readonly action: Action;
  /** The value judged by the player's view: the mean of `searched`. */
  readonly expected: number;
  /**
   * The result of each search. Search n uses the same determinizations for every action, so the differences
   * between two actions show how certain their order is. A single number where the value is exact.
   */
  readonly searched: readonly number[];
  /** The value with all cards known. */
  readonly hindsight: number;
}

/** A deal with all its cards, at a player's turn. */
export interface OpenDeal {
  readonly variant: Variant;
  readonly options: Options;
  readonly state: DealState;
}

/** The value of every legal action, in the order of `legal`. Equal seeds give equal values. */
export function valueActions(
  position: OpenDeal,
  seed: number,
  effort: Effort = THOROUGH,
): ActionValues[] {
  const hindsight = hindsightValues(position, seed, effort);
  const known = isOpen(position)
    ? hindsight.map((value) => [value])
    : expectedValues(position, seed, effort);
  const { variant, state } = position;
  return variant.legal(state).map((action, i) => {
    const searched = known[i]!;
    return { action, expected: mean(searched), searched, hindsight: hindsight[i]! };
  });
}

/** Exact where the deal can be solved; otherwise by a search in which the players know all cards. */
function hindsightValues(position: OpenDeal, seed: number, effort: Effort): number[] {
  const { variant, options, state } = position;
  if (isExact(position)) return new OpenDealSolver(options).actions(state).map((a) => a.value);
  const known: Variant = { ...variant, determinize: () => state };
  // Rules of thumb always play the same in the same deal.
  const singleSearch = { ...effort, trials: { searches: 1, rounds: 1 } };
  return searchedValues({ ...position, variant: known }, seed, singleSearch).map(mean);
}

/** Deals with up to this many cards are solved in a fraction of a second: the complete deck of most games for two. */
const SOLVED_CARDS = 20;

function isExact({ variant, options, state }: OpenDeal): boolean {
  if (variant.seatCount !== 2 || !isSolvable(options)) return false;
  const { hands, talon } = variant.places(state);
  const isClosed = variant.standing(state).closedBy !== null;
  return isClosed || hands.flat().length + talon.length <= SOLVED_CARDS;
}

/** Whether the value is exact and nothing is hidden: with the talon drawn, the opponent's cards can be counted. */
function isOpen(position: OpenDeal): boolean {
  const { variant, state } = position;
  const { closedBy } = variant.standing(state);
  return isExact(position) && closedBy === null && variant.places(state).talon.length === 0;
}

/** The values judged by the view of the player to act, in each search. */
function expectedValues(position: OpenDeal, seed: number, effort: Effort): number[][] {
  const { variant, options, state } = position;
  if (variant.seatCount > 2 || !isSolvable(options)) return searchedValues(position, seed, effort);
  const view = variant.view(state, variant.toAct(state)!);
  const { rounds } = effort.zweier;
  const budget = { rounds, hands: rounds, closing: CLOSING };
  return repeated(view, seed, effort.zweier, (action, each) => {
    const alone = { ...view, legal: [action] };
    return meanOf(evaluateZweier(alone, options, budget, seeded(each)), action);
  });
}

/** For each action the results of several searches that begin with it. */
function repeated(
  { legal }: DealView,
  seed: number,
  { searches }: Searches,
  value: (action: Action, seed: number) => number,
): number[][] {
  const seeds = seedsOf(seed, searches);
  return legal.map((action) => seeds.map((each) => value(action, each)));
}

const seedsOf = (seed: number, count: number): number[] =>
  Array.from({ length: count }, (_, n) => seed + n);

function searchedValues(position: OpenDeal, seed: number, effort: Effort): number[][] {
  const { variant, options, state } = position;
  const view = variant.view(state, variant.toAct(state)!);
  const { others, trials } = effort;
  if (isBeforePlay(view)) {
    const tries = seedsOf(seed, trials.searches).map((each) => {
      const random = seeded(each);
      const worthOf = rolloutValue(variant, options, easy, random);
      return rolloutActions({ variant, view, random, worthOf }, trials.rounds);
    });
    return view.legal.map((_, i) => tries.map((tried) => tried[i]!.mean));
  }
  const plan = { rounds: others.rounds, determinizations: others.rounds };
  return repeated(view, seed, others, (action, each) =>
    searched(variant, view, action, plan, each),
  );
}

/** The mean result of an action, in a search that begins with it. */
function searched(
  variant: Variant,
  view: DealView,
  action: Action,
  plan: SearchPlan,
  seed: number,
): number {
  const roots = new Set<DealState>();
  const drawn = determinizerOf(variant, view);
  const determinize = (random: Random): DealState => {
    const determinization = drawn(random);
    roots.add(determinization);
    return determinization;
  };
  const legal = (s: DealState) => (roots.has(s) ? [action] : variant.legal(s));
  const tried = searchActions({ ...variant, legal }, view, plan, seeded(seed), determinize);
  return meanOf(tried, action);
}

const meanOf = (tried: readonly EvaluatedAction[], action: Action): number =>
  tried.find((other) => other.action === action)!.mean;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
