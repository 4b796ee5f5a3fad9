/**
 * A house bot against a plain search as others have it: ISMCTS with a single observer (Cowling, Powley and Whitehouse
 * 2012), random rollouts, and all hands of the opponent equally likely. It shares no policy and no values with the bots.
 *
 * `npm run bench -- mcts [deals] [variant:preset] [--level bot] [--iterations n] [--seed n]`: by default 100 deals of
 * `zweier:weich`, `expert` and 100,000 iterations.
 */
import type { Code } from '../../src/bots/zweier/codes.js';
import { codesOf } from '../../src/bots/zweier/codes.js';
import { Determinizations } from '../../src/bots/zweier/determinizations.js';
import type { InformationSet } from '../../src/bots/zweier/information-set.js';
import { informationSetOf } from '../../src/bots/zweier/information-set.js';
import { Policy } from '../../src/bots/zweier/policy.js';
import type { Position } from '../../src/bots/zweier/position.js';
import { WEIGHTS } from '../../src/bots/zweier/weights.js';
import { contest } from './contest.js';
import type { Player } from './duel.js';
import { argumentsOf, botNamed, gamesNamed, sampleOf } from './games.js';

/** The exploration constant of UCB1, in game points. */
const EXPLORATION_CONSTANT = 1.5;
const HANDS = 400;

/** Without weights all actions are equally likely, so no hand is more likely than another. */
const NO_POLICY = new Policy(WEIGHTS.map(() => 0));

class Node {
  readonly children = new Map<Code, Node>();
  visits = 0;
  /** For the player who chose this node. */
  sum = 0;
  /** How often it could have been chosen. */
  available = 0;

  child(code: Code): Node {
    const found = this.children.get(code) ?? new Node();
    this.children.set(code, found);
    return found;
  }

  get score(): number {
    const exploration = Math.sqrt(Math.log(this.available) / this.visits);
    return this.sum / this.visits + EXPLORATION_CONSTANT * exploration;
  }
}

class PlainSearch {
  private readonly root = new Node();
  private readonly p: Position;
  private readonly determinizations: Determinizations;

  constructor(
    informationSet: InformationSet,
    private readonly roots: readonly Code[],
    private readonly random: () => number,
  ) {
    this.p = informationSet.position.spare();
    this.determinizations = new Determinizations(informationSet, NO_POLICY, HANDS, random);
  }

  /** The visits of the root actions, by code. */
  run(iterations: number): Map<Code, number> {
    for (let i = 0; i < iterations; i++) this.iterate();
    return new Map([...this.root.children].map(([code, { visits }]) => [code, visits]));
  }

  private iterate(): void {
    const { p } = this;
    this.determinizations.next(p);
    const path: { readonly node: Node; readonly seat: number }[] = [];
    for (let node = this.root, isNew = false; !p.over && !isNew;) {
      const code = this.select(node, this.list(node));
      node = node.child(code);
      isNew = node.visits === 0;
      path.push({ node, seat: p.turn });
      p.take(code);
    }
    while (!p.over) p.take(p.codes[Math.floor(this.random() * p.legal())]!);
    for (const { node, seat } of path) {
      node.visits++;
      node.sum += seat === 0 ? p.worth : -p.worth;
    }
  }

  private list(node: Node): number {
    if (node !== this.root) return this.p.legal();
    this.p.codes.set(this.roots);
    return this.roots.length;
  }

  /** An untried action at random, else the one with the highest score. */
  private select(node: Node, count: number): Code {
    const codes = this.p.codes.subarray(0, count);
    for (const code of codes) node.child(code).available++;
    const untried = codes.filter((code) => node.child(code).visits === 0);
    if (untried.length > 0) return untried[Math.floor(this.random() * untried.length)]!;
    return codes.reduce((a, b) => (node.child(b).score > node.child(a).score ? b : a));
  }
}

/** Claims as soon as possible, and searches every other choice. */
function plainPlayer(iterations: number): Player {
  return {
    choose(view, _options, random) {
      if (view.legal.includes('66')) return '66';
      if (view.legal.length === 1) return view.legal[0]!;
      const informationSet = informationSetOf(view);
      const { position } = informationSet;
      const codes = view.legal.map((action) => codesOf(action, (card) => position.announces(card)));
      const visits = new PlainSearch(informationSet, codes.flat(), random).run(iterations);
      const counts = codes.map((ways) =>
        ways.reduce((sum, code) => sum + (visits.get(code) ?? 0), 0),
      );
      return view.legal[counts.indexOf(Math.max(...counts))]!;
    },
  };
}

export function run(args: readonly string[]): Promise<Record<string, unknown>> {
  const { values, positionals } = argumentsOf(args, {
    level: { type: 'string', default: 'expert' },
    iterations: { type: 'string', default: '100000' },
  });
  const [many = '100', name = 'zweier:weich'] = positionals;
  const { level } = values;
  const { deals: iterations } = sampleOf(values.iterations);
  const [game] = gamesNamed(name);
  const pairing = {
    first: botNamed(level),
    second: plainPlayer(iterations),
    ...sampleOf(many, values.seed),
  };
  const result = contest(game!, pairing, `${level} against ${iterations} iterations`);
  return Promise.resolve({ preset: game!.preset, level, iterations, ...result });
}
