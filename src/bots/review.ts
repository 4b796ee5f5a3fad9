/**
 * What each action was worth, looked back on: by what its player could know, and with all cards known.
 * Every action is thought over as long as any other, in the same determinizations, so that one that looked hopeless
 * at once can be compared with the best as well: a search that looks for the best hardly visits it.
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

/** Searches of each action, whose results are averaged: several short ones differ less than a long one. */
export interface Searches {
  readonly searches: number;
  /** Of each search. */
  readonly rounds: number;
}

/** How long a decision is thought over: counts, never time, so that a review can be repeated. */
export interface Effort {
  /** From what the player of a deal of two can know, where it is won in game points. */
  readonly zweier: Searches;
  /** All other searches. */
  readonly others: Searches;
  /** Of a bid, a trump or a double, each round played out in a determinization of its own. */
  readonly trials: Searches;
}

/** Measured: in `zweier` a loss differs by 0.03 game points with other chance; longer searches change nothing. */
export const THOROUGH: Effort = {
  zweier: { searches: 12, rounds: 200 },
  others: { searches: 6, rounds: 150 },
  trials: { searches: 10, rounds: 20 },
};

/** Hands against which a close is thought through in each search. */
const CLOSING = 32;

/** An action with what it is worth to its player: game points less what the others get on an average. */
export interface ActionValues {
  readonly action: Action;
  /** By what the player could know: the mean of `searched`. */
  readonly expected: number;
  /**
   * What each search came to, in the same determinizations as the same search of any other action, so that their
   * differences tell how sure one is of which is better. One alone where it is exact.
   */
  readonly searched: readonly number[];
  /** With all cards known. */
  readonly hindsight: number;
}

/** A deal with all its cards, at somebody's turn. */
export interface OpenDeal {
  readonly variant: Variant;
  readonly options: Options;
  readonly state: DealState;
}

/** What every legal action of the one asked is worth, in the order of `legal`; equal seeds, equal values. */
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

/** Exact where that can be; else by a search whose players know all cards. */
function hindsightValues(position: OpenDeal, seed: number, effort: Effort): number[] {
  const { variant, options, state } = position;
  if (isExact(position)) return new OpenDealSolver(options).actions(state).map((a) => a.value);
  const known: Variant = { ...variant, determinize: () => state };
  // Who plays by rules of thumb plays one determinization always alike.
  const once = { ...effort, trials: { searches: 1, rounds: 1 } };
  return searchedValues({ ...position, variant: known }, seed, once).map(mean);
}

/** How many cards are solved in a fraction of a second: the whole deck of most games for two. */
const SOLVED_CARDS = 20;

function isExact({ variant, options, state }: OpenDeal): boolean {
  if (variant.seatCount !== 2 || !isSolvable(options)) return false;
  const { hands, talon } = variant.places(state);
  const isClosed = variant.standing(state).closedBy !== null;
  return isClosed || hands.flat().length + talon.length <= SOLVED_CARDS;
}

/** Whether there is an exact value and nothing hidden: the talon has been drawn, so the rest is counted. */
function isOpen(position: OpenDeal): boolean {
  const { variant, state } = position;
  const { closedBy } = variant.standing(state);
  return isExact(position) && closedBy === null && variant.places(state).talon.length === 0;
}

/** By what the one asked can know. */
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

/** What several searches that begin with an action come to, for each. */
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

/** What came of an action on an average, in a search that begins with it. */
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
