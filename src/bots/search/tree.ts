/**
 * Search over what a player knows (information-set Monte Carlo tree search): each round takes one world
 * that fits the player's view, walks down one tree shared by all worlds, and counts what came of it. An
 * action that not every world allows is weighed by how often it could be taken (Cowling, Powley and
 * Whitehouse 2012).
 */
import type { Action, DealState, DealView, Variant } from '../../engine/index.js';
import { contractOf } from '../../engine/index.js';
import type { Random } from '../bot.js';
import { after, playedOut } from './playing.js';
import { utilities } from './utility.js';
import { worldsOf } from './worlds.js';

/** How a search is done: budgets are rounds, never time, so that decisions can be repeated. */
export interface SearchPlan {
  readonly rounds: number;
  /** How many worlds are drawn; the rounds take them in turn. */
  readonly worlds: number;
}

/** How much is tried that does not look best yet, in game points; measured: more or less plays worse. */
const CURIOSITY = 1;

/** A situation reached by a sequence of actions, in whatever worlds. */
class Node {
  visits = 0;
  /** How often the action that leads here could have been taken. */
  offers = 0;
  /** The sum of what came of it for the seat that took the action. */
  sum = 0;
  readonly children = new Map<Action, Node>();
}

/** What a search has found out about an action. */
export interface Tried {
  readonly action: Action;
  readonly visits: number;
  /** Mean utility for the player who asked. */
  readonly mean: number;
}

/** The legal actions of the one asked with what the search found, in the order of `legal`. */
export function searchActions(
  variant: Variant,
  view: DealView,
  plan: SearchPlan,
  random: Random,
  worldOf: (random: Random) => DealState = worldsOf(variant, view),
): Tried[] {
  const root = new Node();
  const curiosity = CURIOSITY * stakeOf(view);
  const worlds = Array.from({ length: Math.min(plan.worlds, plan.rounds) }, () => worldOf(random));
  for (let round = 0; round < plan.rounds; round++) {
    descend({ variant, view, root, random, curiosity }, worlds[round % worlds.length]!);
  }
  return view.legal.map((action) => {
    const { visits = 0, sum = 0 } = root.children.get(action) ?? {};
    return { action, visits, mean: visits === 0 ? -Infinity : sum / visits };
  });
}

/** The game points that are at stake. */
const stakeOf = ({ contract, double }: DealView): number =>
  double * Math.max(1, contract === null ? 0 : contractOf(contract).value);

/** The action that was visited most; of equals the better one. */
export function mostVisited(tried: readonly Tried[]): Action {
  const better = (a: Tried, b: Tried) => (b.visits - a.visits || b.mean - a.mean) > 0;
  return tried.reduce((top, next) => (better(top, next) ? next : top)).action;
}

interface Setting {
  readonly variant: Variant;
  readonly view: DealView;
  readonly root: Node;
  readonly random: Random;
  readonly curiosity: number;
}

function descend({ variant, view, root, random, curiosity }: Setting, world: DealState): void {
  const path: { node: Node; seat: number }[] = [];
  let node = root;
  let state = world;
  let seat = variant.toAct(state);
  let isNew = false;
  while (seat !== null && !isNew) {
    const action = select(node, variant.legal(state), curiosity, random);
    isNew = !node.children.has(action);
    node = childOf(node, action);
    if (isNew) node.offers++;
    path.push({ node, seat });
    state = after(variant, state, action);
    seat = variant.toAct(state);
  }
  const worth = utilities(variant, view.options, playedOut(variant, state, random));
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

/** An action not tried yet, else the one with the best prospects. */
function select(node: Node, legal: readonly Action[], curiosity: number, random: Random): Action {
  const untried = legal.filter((action) => !node.children.has(action));
  if (untried.length > 0) return untried[Math.floor(random() * untried.length)]!;
  let best = legal[0]!;
  let top = -Infinity;
  for (const action of legal) {
    const child = node.children.get(action)!;
    child.offers++;
    const prospect =
      child.sum / child.visits + curiosity * Math.sqrt(Math.log(child.offers) / child.visits);
    if (prospect > top) {
      top = prospect;
      best = action;
    }
  }
  return best;
}
