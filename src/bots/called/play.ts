/**
 * The play of a contract: Information Set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012, as in
 * search/tree.ts). There is no rollout: below the tree each determinization is solved with open cards. In
 * the tree nobody knows the others' cards; below it everyone does.
 */
import type { DealView, Variant } from '../../engine/index.js';
import { kernel } from '../../engine/index.js';
import type { Random } from '../bot.js';
import type { SearchPlan, EvaluatedAction } from '../search/tree.js';
import { determinizerOf } from '../search/determinizer.js';
import type { Frame } from './frame.js';
import { frameOf, isOnDeclarersSide, mostOf } from './frame.js';
import { OpenCards } from './open-cards.js';
import { ContractPosition } from './position.js';
import { contractPosition } from './contract-position.js';

const { NONE, PAIRS, cardsOf, firstOf, parseCard, sizeOf, suitFrom } = kernel;

const UNTRIED = { visits: 0, mean: -Infinity };

/** The exploration constant of UCB1, as a share of the most that can be won. */
const EXPLORATION_CONSTANT = 0.7;

/** The statistics of a card in an information set. */
class Node {
  visits = 0;
  /** How often the card was legal when its parent was visited. */
  availability = 0;
  /** The sum of the results for the seat that played it. */
  sum = 0;
  readonly next: (Node | undefined)[] = [];
}

/** The legal actions of the player to act with their statistics in the search, in the order of `legal`. */
export function searchPlay(
  variant: Variant,
  view: DealView,
  { rounds, determinizations }: SearchPlan,
  random: Random,
): EvaluatedAction[] {
  const frame = frameOf(view);
  const determinize = determinizerOf(variant, view);
  const positions = Array.from({ length: Math.min(determinizations, rounds) }, () =>
    contractPosition(frame, variant, view, determinize(random)),
  );
  const search = new Search(frame, random);
  for (let round = 0; round < rounds; round++) {
    const determinization = round % positions.length;
    search.descend(positions[determinization]!, determinization);
  }
  return evaluatedActions(view, positions[0]!, search.root);
}

class Search {
  readonly root = new Node();
  private readonly solver = new OpenCards();
  private readonly position: ContractPosition;
  private readonly exploration: number;
  private readonly path: { node: Node; sign: number }[] = [];
  constructor(
    frame: Frame,
    private readonly random: Random,
  ) {
    this.position = new ContractPosition(frame);
    this.exploration = EXPLORATION_CONSTANT * mostOf(frame);
  }

  /** One round: walks down the tree to a new card, and solves the determinization from there. */
  descend(from: ContractPosition, determinization: number): void {
    const { position, path } = this;
    position.copy(from);
    path.length = 0;
    let node = this.root;
    let isNew = false;
    while (position.worth === 0 && !isNew) {
      const card = this.select(node, position.playable());
      isNew = node.next[card] === undefined;
      const next = (node.next[card] ??= new Node());
      if (isNew) next.availability++;
      path.push({ node: next, sign: isOnDeclarersSide(position.frame, position.turn) ? 1 : -1 });
      position.play(card);
      node = next;
    }
    const worth = this.solver.solve(position, determinization);
    for (const step of path) {
      step.node.visits++;
      step.node.sum += step.sign * worth;
    }
  }

  /** A random card without visits, otherwise the one with the highest upper confidence bound. */
  private select(node: Node, playable: kernel.CardSet): kernel.Card {
    let untried = 0;
    let best = -1;
    let top = -Infinity;
    for (let rest = playable; rest !== 0; rest &= rest - 1) {
      const card = firstOf(rest);
      const child = node.next[card];
      if (child === undefined) {
        untried |= 1 << card;
        continue;
      }
      child.availability++;
      const score =
        child.sum / child.visits +
        this.exploration * Math.sqrt(Math.log(child.availability) / child.visits);
      if (score > top) {
        top = score;
        best = card;
      }
    }
    if (untried === 0) return best;
    for (let n = Math.floor(this.random() * sizeOf(untried)); n > 0; n--) untried &= untried - 1;
    return firstOf(untried);
  }
}

/**
 * A marriage has the visits of its two cards and the mean of the better one. If it counts, leading one of its
 * cards without announcing is never tried.
 */
function evaluatedActions(
  view: DealView,
  position: ContractPosition,
  root: Node,
): EvaluatedAction[] {
  const found = (card: kernel.Card) => {
    const { visits, sum } = root.next[card] ?? { visits: 0, sum: 0 };
    return { visits, mean: visits === 0 ? -Infinity : sum / visits };
  };
  return view.legal.map((action) => {
    const card = parseCard(action);
    if (card !== NONE) return { action, ...(position.announces(card) ? UNTRIED : found(card)) };
    const [queen, king] = cardsOf(PAIRS[suitFrom(action[1]!)]!);
    if (!position.announces(queen!)) return { action, ...UNTRIED };
    const [a, b] = [found(queen!), found(king!)];
    return { action, visits: a.visits + b.visits, mean: Math.max(a.mean, b.mean) };
  });
}
