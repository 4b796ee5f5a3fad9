/**
 * Regret: what `expert` would gain by another action in a deal of two, if both players then play on as they do. Where no
 * other action gains anything, `expert` already plays about as well against this opponent as anyone can.
 *
 * `npm run bench -- regret [decisions] [variant:preset] [--against bot] [--rest bot] [--trials n] [--seed n]`: by default
 * 200 decisions of `zweier:weich` against `club`. `--rest` plays on for `expert`, by default `club`, because it is quick.
 */
import { EXPERT } from '../../src/bots/expert.js';
import type { Bot } from '../../src/bots/index.js';
import { BOTS } from '../../src/bots/index.js';
import { evaluate } from '../../src/bots/search-bot.js';
import { after } from '../../src/bots/search/playing.js';
import { rolloutValue } from '../../src/bots/search/rollout.js';
import type { EvaluatedAction } from '../../src/bots/search/tree.js';
import { mostVisited } from '../../src/bots/search/tree.js';
import type { Cards } from '../../src/bots/solver/cards.js';
import { toKernel } from '../../src/bots/solver/cards.js';
import { Determinizations } from '../../src/bots/zweier/determinizations.js';
import { informationSetOf } from '../../src/bots/zweier/information-set.js';
import { Policy } from '../../src/bots/zweier/policy.js';
import type { Action, DealState, DealView, Seat } from '../../src/engine/index.js';
import type { kernel } from '../../src/engine/index.js';
import { seeded } from '../../src/engine/index.js';
import type { Game } from './duel.js';
import { argumentsOf, botKeyNamed, gamesNamed, sampleOf, shuffledDeal } from './games.js';
import { rounded } from './measure.js';
import { average, estimate } from './statistics.js';

/** The players who play on, and in how many determinizations of each decision. */
interface Trial {
  readonly rest: Bot;
  readonly against: Bot;
  readonly trials: number;
}

/** A decision with a choice, while the talon is open. */
interface Decision {
  readonly view: DealView;
  readonly tried: readonly EvaluatedAction[];
  readonly random: () => number;
}

/** Another action is compared if it is among this many that the search prefers, or if it is the close. */
const COMPARED = 4;

const policy = new Policy();

function kernelSet(cards: Cards): kernel.CardSet {
  let set = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    set |= 1 << toKernel(31 - Math.clz32(rest & -rest));
  }
  return set;
}

/** The state of a deal of two, as far as a determinization changes it. */
interface Hidden extends DealState {
  readonly hands: readonly kernel.CardSet[];
  readonly talon: readonly kernel.Card[];
  readonly drawn: number;
}

/** States that fit the view. They are drawn as the search draws them, the likely ones more often. */
function statesFitting({ variant }: Game, { view, random }: Decision, count: number): DealState[] {
  const informationSet = informationSetOf(view);
  const determinizations = new Determinizations(
    informationSet,
    policy,
    EXPERT.zweier.hands,
    random,
  );
  const p = informationSet.position.spare();
  const opponent = 1 - informationSet.me;
  return Array.from({ length: count }, () => {
    determinizations.next(p);
    const state = variant.determinize(view, random) as Hidden;
    const drawn = state.talon.slice(0, state.drawn);
    const talon = [...drawn, ...Array.from(p.talon.subarray(0, p.size), toKernel)];
    return { ...state, hands: state.hands.with(opponent, kernelSet(p.hand[opponent]!)), talon };
  });
}

/** Plays on: `rest` in the seat `me`, `against` in the other. */
const players = (me: Seat, { rest, against }: Trial): Bot => ({
  ...rest,
  choose: (view, options, random) =>
    (view.toAct === me ? rest : against).choose(view, options, random),
});

/** The `nth` decision of `expert` in a deal against the opponent, from 0; null if the deal has fewer. */
function decisionIn(game: Game, { against }: Trial, nth: number, seed: number): Decision | null {
  const { variant, options } = game;
  const random = seeded(seed);
  const me = seed % 2;
  let state = variant.deal(options, shuffledDeal(variant, options, random), 0);
  let count = 0;
  for (let seat = variant.toAct(state); seat !== null; seat = variant.toAct(state)) {
    const view = variant.view(state, seat);
    if (seat !== me) {
      state = after(variant, state, against.choose(view, options, random));
      continue;
    }
    const tried = evaluate(view, options, EXPERT, random);
    if (isOpen(view) && count++ === nth) return { view, tried, random };
    state = after(variant, state, mostVisited(tried));
  }
  return null;
}

const isOpen = ({ legal, talonCount, closedBy }: DealView): boolean =>
  legal.length > 1 && talonCount > 0 && closedBy === null && !legal.includes('66');

/** The action of `expert` first. */
function comparedIn({ tried }: Decision): Action[] {
  const sorted = tried.toSorted((a, b) => b.visits - a.visits);
  const chosen = mostVisited(tried);
  const others = sorted.filter(({ action }, i) => action === 'c' || i < COMPARED);
  return [chosen, ...others.map(({ action }) => action).filter((action) => action !== chosen)];
}

/**
 * The gain of the best action over the chosen one. One half of the trials says which action is the best, and the other
 * half what it gains: the best of several estimates is too high on average.
 */
function regretOf(game: Game, decision: Decision, trial: Trial): number {
  const { variant, options } = game;
  const me = decision.view.toAct!;
  const both = players(me, trial);
  const actions = comparedIn(decision);
  const values: number[][] = actions.map(() => []);
  for (const state of statesFitting(game, decision, trial.trials)) {
    const seed = decision.random() * 2 ** 32;
    actions.forEach((action, i) => {
      const worthOf = rolloutValue(variant, options, both, seeded(seed));
      values[i]!.push(worthOf(after(variant, state, action), me));
    });
  }
  const half = trial.trials >> 1;
  const first = values.map((list) => average(list.slice(0, half)));
  const second = values.map((list) => average(list.slice(half)));
  return (gainIn(first, second) + gainIn(second, first)) / 2;
}

function gainIn(choosing: readonly number[], gaining: readonly number[]): number {
  const best = choosing.indexOf(Math.max(...choosing));
  return gaining[best]! - gaining[0]!;
}

/** A deal has about this many decisions with an open talon. */
const DECISIONS = 6;

function regretsIn(game: Game, trial: Trial, many: number, seed: number): number[] {
  const chance = seeded(seed);
  const regrets: number[] = [];
  while (regrets.length < many) {
    const nth = Math.floor(chance() * DECISIONS);
    const decision = decisionIn(game, trial, nth, Math.floor(chance() * 2 ** 32));
    if (decision === null) continue;
    regrets.push(regretOf(game, decision, trial));
    if (regrets.length % PROGRESS_EVERY === 0)
      process.stderr.write(`regret: ${regrets.length} of ${many} decisions\n`);
  }
  return regrets;
}

const PROGRESS_EVERY = 50;

export function run(args: readonly string[]): Promise<Record<string, unknown>> {
  const { values, positionals } = argumentsOf(args, {
    against: { type: 'string', default: 'club' },
    rest: { type: 'string', default: 'club' },
    trials: { type: 'string', default: '200' },
  });
  const [many, name = 'zweier:weich'] = positionals;
  const { deals: decisions, seed } = sampleOf(many, values.seed);
  const { deals: trials } = sampleOf(values.trials);
  const [game] = gamesNamed(name);
  const [rest, against] = [
    botKeyNamed('rest', values.rest),
    botKeyNamed('against', values.against),
  ];
  const trial = { rest: BOTS[rest], against: BOTS[against], trials };
  const regret = rounded(estimate(regretsIn(game!, trial, decisions, seed)));
  return Promise.resolve({ preset: game!.preset, decisions, trials, seed, against, rest, regret });
}
