/**
 * Information Set Monte Carlo tree search with a single observer (SO-ISMCTS, Cowling, Powley and Whitehouse
 * 2012). Each round takes one determinization of the player's view, walks down one tree that all of them share,
 * and ends with a random rollout. Actions are selected by UCB1 (Auer, Cesa-Bianchi and Fischer 2002). Not every
 * action is legal in every determinization, so the logarithm counts how often the action was available, not the
 * visits of its parent.
 */
import type { Action, DealState, DealView, Variant } from '../../engine/index.js';
import { contractOf } from '../../engine/index.js';
import type { Random } from '../bot.js';
import { after, randomRollout } from './playing.js';
import { utilities } from './utility.js';
import { determinizerOf } from './determinizer.js';

/** The budget of a search: counts, never time, so that decisions can be repeated. */
export interface SearchPlan {
  readonly rounds: number;
  /** How many determinizations are drawn; the rounds take them in turn. */
  readonly determinizations: number;
}

/** The exploration constant of UCB1, in game points. Measured: more or less plays worse. */
const EXPLORATION_CONSTANT = 1;

/** An information set: a sequence of actions, in any determinization. */
class Node {
  visits = 0;
  /** How often the action that leads here was legal when its parent was visited. */
  availability = 0;
  /** The sum of the results for the seat that took the action. */
  sum = 0;
  readonly children = new Map<Action, Node>();
}

/** A legal action with the statistics of its search. */
export interface EvaluatedAction {
  readonly action: Action;
  readonly visits: number;
  /** Mean result for the player to act, -Infinity without visits. */
  readonly mean: number;
}

/** The legal actions with their statistics in the search, in the order of `legal`. */
export function searchActions(
  variant: Variant,
  view: DealView,
  plan: SearchPlan,
  random: Random,
  determinize: (random: Random) => DealState = determinizerOf(variant, view),
): EvaluatedAction[] {
  const root = new Node();
  const exploration = EXPLORATION_CONSTANT * stakeOf(view);
  const determinizations = Array.from(
    { length: Math.min(plan.determinizations, plan.rounds) },
    () => determinize(random),
  );
  for (let round = 0; round < plan.rounds; round++) {
    descend(
      { variant, view, root, random, exploration },
      determinizations[round % determinizations.length]!,
    );
  }
  return view.legal.map((action) => {
    const { visits = 0, sum = 0 } = root.children.get(action) ?? {};
    return { action, visits, mean: visits === 0 ? -Infinity : sum / visits };
  });
}

/** The game points at stake. */
const stakeOf = ({ contract, double }: DealView): number =>
  double * Math.max(1, contract === null ? 0 : contractOf(contract).value);

/** The action with the most visits; of several the one with the highest mean. */
export function mostVisited(tried: readonly EvaluatedAction[]): Action {
  const better = (a: EvaluatedAction, b: EvaluatedAction) =>
    (b.visits - a.visits || b.mean - a.mean) > 0;
  return tried.reduce((top, next) => (better(top, next) ? next : top)).action;
}

interface Setting {
  readonly variant: Variant;
  readonly view: DealView;
  readonly root: Node;
  readonly random: Random;
  readonly exploration: number;
}

function descend(
  { variant, view, root, random, exploration }: Setting,
  determinization: DealState,
): void {
  const path: { node: Node; seat: number }[] = [];
  let node = root;
  let state = determinization;
  let seat = variant.toAct(state);
  let isNew = false;
  while (seat !== null && !isNew) {
    const action = select(node, variant.legal(state), exploration, random);
    isNew = !node.children.has(action);
    node = childOf(node, action);
    if (isNew) node.availability++;
    path.push({ node, seat });
    state = after(variant, state, action);
    seat = variant.toAct(state);
  }
  const worth = utilities(variant, view.options, randomRollout(variant, state, random));
  for (const step of path) {
    step.node.visits++;
    step.node.sum += worth[step.seat]!;
  }
}

function childOf(node: Node, action: Action): Node {
  const known = node.children.get(action);
  if (known) return known;
  const made = new Node();
  node.children.set(action, made);
  return made;
}

/** A random action without visits, otherwise the one with the highest upper confidence bound. */
function select(node: Node, legal: readonly Action[], exploration: number, random: Random): Action {
  const untried = legal.filter((action) => !node.children.has(action));
  if (untried.length > 0) return untried[Math.floor(random() * untried.length)]!;
  let best = legal[0]!;
  let top = -Infinity;
  for (const action of legal) {
    const child = node.children.get(action)!;
    child.availability++;
    const score =
      child.sum / child.visits +
      exploration * Math.sqrt(Math.log(child.availability) / child.visits);
    if (score > top) {
      top = score;
      best = action;
    }
  }
  return best;
}
