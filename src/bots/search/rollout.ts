/**
 * Flat Monte Carlo: every action is tried in the same determinizations, and each is then played out by a rollout
 * policy. With rules of thumb as the policy this is cheap, and hardly weaker than the rules themselves.
 */
import type { Action, DealState, DealView, Options, Seat, Variant } from '../../engine/index.js';
import type { Bot, Random } from '../bot.js';
import type { EvaluatedAction } from './tree.js';
import { after, policyRollout } from './playing.js';
import { utilities } from './utility.js';
import { determinizerOf } from './determinizer.js';

/** Before the play of three and four there is no tree search, only rollouts. */
export const isBeforePlay = ({ seatCount, phase }: DealView): boolean =>
  seatCount > 2 && !['LEAD', 'FOLLOW', 'DRAW'].includes(phase);

/** The position in which actions are tried, and how results are valued. */
export interface Rollout {
  readonly variant: Variant;
  readonly view: DealView;
  readonly random: Random;
  /** The value of a state to a seat, when the deal is played on from it. */
  readonly worthOf: (state: DealState, seat: Seat) => number;
}

/** The value of a state by one rollout in which everyone plays by `policy`. */
export const rolloutValue =
  (variant: Variant, options: Options, policy: Bot, random: Random): Rollout['worthOf'] =>
  (state, seat) =>
    utilities(variant, options, policyRollout(variant, options, state, policy, random))[seat]!;

interface Tally {
  readonly action: Action;
  visits: number;
  sum: number;
}

const talliesOf = ({ view }: Rollout): Tally[] =>
  view.legal.map((action) => ({ action, visits: 0, sum: 0 }));

const meanOf = ({ sum, visits }: Tally): number => sum / visits;

const tried = (tallies: readonly Tally[]): EvaluatedAction[] =>
  tallies.map((tally) => ({ action: tally.action, visits: tally.visits, mean: meanOf(tally) }));

/** Every legal action in this many determinizations, in the order of `legal`. */
export function rolloutActions(rollout: Rollout, determinizations: number): EvaluatedAction[] {
  const tallies = talliesOf(rollout);
  tryOut(rollout, tallies, determinizations);
  return tried(tallies);
}

/**
 * As many trials in all, most of them for the best actions. Each phase drops the worse half of the actions
 * (sequential halving, Karnin, Koren and Somekh 2013).
 */
export function sequentialHalving(rollout: Rollout, determinizations: number): EvaluatedAction[] {
  const tallies = talliesOf(rollout);
  const phases = Math.max(1, Math.ceil(Math.log2(tallies.length)));
  const trials = (determinizations * tallies.length) / phases;
  let left = tallies;
  for (let phase = 0; phase < phases; phase++) {
    tryOut(rollout, left, Math.max(1, Math.floor(trials / left.length)));
    left = left.toSorted((a, b) => meanOf(b) - meanOf(a)).slice(0, Math.ceil(left.length / 2));
  }
  return tried(tallies);
}

function tryOut(rollout: Rollout, tallies: readonly Tally[], determinizations: number): void {
  const { variant, view, random, worthOf } = rollout;
  const determinize = determinizerOf(variant, view);
  for (let n = 0; n < determinizations; n++) {
    const determinization = determinize(random);
    for (const tally of tallies) {
      tally.sum += worthOf(after(variant, determinization, tally.action), view.toAct!);
      tally.visits++;
    }
  }
}
