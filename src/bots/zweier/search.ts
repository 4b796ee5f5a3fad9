/**
 * Information Set Monte Carlo tree search with multiple observers (MO-ISMCTS, Cowling, Powley and Whitehouse
 * 2012): one tree for each player. Each round takes one determinization, walks down both trees, adds a node, and
 * plays on by the policy until the deal can be solved. A drawn card is a branch only in the tree of the player
 * who drew it. Actions are selected by PUCT: the policy is the prior (Rosin 2011), in the form of Silver et al.
 * 2017.
 */
import type { Random } from '../bot.js';
import type { Code } from './codes.js';
import { EXCHANGE } from './codes.js';
import type { Policy } from './policy.js';
import type { Position } from './position.js';
import type { InformationSet } from './information-set.js';
import { Tree } from './tree.js';
import type { Determinizations } from './determinizations.js';

/** The exploration constant of PUCT (c_puct), in game points. Measured: from 2 to 5 it makes no difference. */
const EXPLORATION_CONSTANT = 2;
/**
 * First-play urgency (Gelly and Wang 2006): an action without visits counts as the mean of its node less this
 * many game points.
 */
const FIRST_PLAY_URGENCY_REDUCTION = 0.3;
/** The share of the prior that is spread evenly over all actions, so that none has a prior near 0. */
const PRIOR_FLOOR = 0.1;

/** Room in a tree for each round; measured: at most 2.6 nodes are added in a round. */
const NODES_PER_ROUND = 3;
/** More actions than a deal of two has. */
const MAX_ACTIONS = 64;

/** Rounds between two checks whether the search may stop. */
const PRUNING_INTERVAL = 250;
/**
 * The search stops when the best action leads by more than the remaining rounds divided by this (smart
 * pruning of Leela Chess Zero).
 */
const SMART_PRUNING_FACTOR = 3;

export interface ActionStatistics {
  readonly visits: number;
  /** Mean value for the player to act; -Infinity without visits. */
  readonly mean: number;
}

export class Search {
  private readonly trees: readonly Tree[];
  private readonly p: Position;
  private readonly spares: readonly Position[];
  /** The current node of each player's tree, by seat. */
  private readonly at = new Int32Array(2);
  /** The steps of this round: the seat that acted, and its node after that in its own tree. */
  private readonly seats = new Int8Array(MAX_ACTIONS);
  private readonly nodes = new Int32Array(MAX_ACTIONS);
  private steps = 0;

  /** @param roots the actions of the player to act @param rounds the maximum number of rounds */
  constructor(
    private readonly informationSet: InformationSet,
    private readonly roots: readonly Code[],
    private readonly policy: Policy,
    private readonly rounds: number,
    private readonly determinizations: Determinizations,
    private readonly random: Random,
  ) {
    const capacity = rounds * NODES_PER_ROUND + MAX_ACTIONS;
    this.trees = [new Tree(capacity), new Tree(capacity)];
    this.p = informationSet.position.spare();
    this.spares = [this.p.spare(), this.p.spare(), this.p.spare()];
  }

  /** The statistics of the root actions, in their order. */
  run(): ActionStatistics[] {
    for (let left = this.rounds; left > 0; left--) {
      this.determinizations.next(this.p);
      this.descend();
      this.backpropagate(this.rollout());
      if (left % PRUNING_INTERVAL === 0 && this.isDecided(left)) break;
    }
    return this.found();
  }

  /** Whether another action can hardly overtake the leading one in visits. */
  private isDecided(left: number): boolean {
    if (this.roots.length === 1) return false; // a caller with one root wants its value
    const [first, second] = this.found()
      .map(({ visits }) => visits)
      .sort((a, b) => b - a);
    return (first! - second!) * SMART_PRUNING_FACTOR > left;
  }

  private found(): ActionStatistics[] {
    const tree = this.trees[this.informationSet.me]!;
    return this.roots.map((code) => {
      const node = tree.child(0, code);
      const visits = tree.visitsOf(node);
      return { visits, mean: visits === 0 ? -Infinity : tree.sumOf(node) / visits };
    });
  }

  private descend(): void {
    const { p } = this;
    this.at.fill(0);
    this.steps = 0;
    let isNew = false;
    // With the talon drawn everything is known, and the rest is solved.
    while (!p.over && !isNew && (p.left > 0 || p.closer >= 0)) isNew = this.step();
  }

  /** Takes an action; returns whether it was new in its player's tree. */
  private step(): boolean {
    const { p, at } = this;
    const seat = p.turn;
    const tree = this.trees[seat]!;
    const count = this.steps === 0 ? this.listRoots() : p.legal();
    const code = count === 1 ? p.codes[0]! : this.select(tree, at[seat]!, count);
    const isNew = count > 1 && tree.child(at[seat]!, code) === 0;
    this.move(code);
    this.seats[this.steps] = seat;
    this.nodes[this.steps++] = this.acted;
    return isNew;
  }

  /** The node of the last action in its player's tree. */
  private acted = 0;

  private move(code: Code): void {
    const { p, at, trees } = this;
    const [first, second] = [p.hand[0]!, p.hand[1]!];
    const seat = p.turn;
    at[0] = trees[0]!.step(at[0]!, code);
    at[1] = trees[1]!.step(at[1]!, code);
    this.acted = at[seat]!;
    p.take(code);
    if (code === EXCHANGE) return;
    this.sees(0, p.hand[0]! & ~first);
    this.sees(1, p.hand[1]! & ~second);
  }

  /** A drawn card is seen only by the player who holds it now. */
  private sees(seat: number, drawn: number): void {
    if (drawn === 0) return;
    this.at[seat] = this.trees[seat]!.step(this.at[seat]!, 31 - Math.clz32(drawn));
  }

  private listRoots(): number {
    this.p.codes.set(this.roots);
    return this.roots.length;
  }

  /** The action with the highest PUCT score. */
  private select(tree: Tree, node: number, count: number): Code {
    const { codes } = this.p;
    const priors = this.policy.probabilities(this.p, count);
    let visits = 0;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const child = tree.child(node, codes[i]!);
      visits += tree.visitsOf(child);
      sum += tree.sumOf(child);
    }
    const firstPlayUrgency = (visits === 0 ? 0 : sum / visits) - FIRST_PLAY_URGENCY_REDUCTION;
    const exploration = EXPLORATION_CONSTANT * Math.sqrt(visits + 1);
    let best = 0;
    let most = -Infinity;
    for (let i = 0; i < count; i++) {
      const child = tree.child(node, codes[i]!);
      const tried = tree.visitsOf(child);
      const prior = (1 - PRIOR_FLOOR) * priors[i]! + PRIOR_FLOOR / count;
      const mean = tried === 0 ? firstPlayUrgency : tree.sumOf(child) / tried;
      const score = mean + (exploration * prior) / (1 + tried);
      if (score <= most) continue;
      most = score;
      best = i;
    }
    return codes[best]!;
  }

  /** The value for seat 0 when both play by the policy until nobody draws any more. */
  private rollout(): number {
    const { p } = this;
    while (!p.over && !p.isShort) {
      const count = p.legal();
      p.take(count === 1 ? p.codes[0]! : this.policy.choose(p, count, this.random));
    }
    return p.solved(this.spares);
  }

  private backpropagate(value: number): void {
    for (let i = 0; i < this.steps; i++) {
      const seat = this.seats[i]!;
      this.trees[seat]!.add(this.nodes[i]!, seat === 0 ? value : -value);
    }
  }
}
