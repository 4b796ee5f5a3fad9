/** Evaluates two-player deals that are won in game points (`isSolvable`). */
import type { Action, DealView, Options } from '../../engine/index.js';
import { kernel, variantOf } from '../../engine/index.js';
import type { Random } from '../bot.js';
import type { EvaluatedAction } from '../search/tree.js';
import { after } from '../search/playing.js';
import { utilities } from '../search/utility.js';
import { OpenDealSolver } from '../solver/index.js';
import { valueOfClosing } from './closed.js';
import type { Code } from './codes.js';
import { CLOSE, codesOf } from './codes.js';
import { Policy } from './policy.js';
import { Search } from './search.js';
import type { ActionStatistics } from './search.js';
import type { InformationSet } from './information-set.js';
import { informationSetOf } from './information-set.js';
import { afterOne, endsAtOnce, cardsToEnd } from './deal-length.js';
import { Determinizations } from './determinizations.js';

/** The budget of a decision. */
export interface ZweierBudget {
  /** The maximum: a search stops earlier when more rounds could hardly change the choice. */
  readonly rounds: number;
  /** The maximum number of opponent hands; where there are no more, all of them are used. */
  readonly hands: number;
  /** Opponent hands against which a close is played to its end; 0: a close is searched like other actions. */
  readonly closing: number;
}

/**
 * Subtracted from the value of a close, in game points (measured by `npm run bench -- closing`). The estimate is
 * too high for two reasons: closes are chosen because their estimate is high (the optimizer's curse), and the
 * opponent's hand is not exactly as assumed.
 */
const BIAS_CORRECTION = 0.2;

const zweier = variantOf('zweier')!;
const POLICY = new Policy();

/** Every legal action with its visits and its expected value. */
export function evaluateZweier(
  view: DealView,
  options: Options,
  budget: ZweierBudget,
  random: Random,
  policy = POLICY,
): EvaluatedAction[] {
  const informationSet = informationSetOf(view);
  if (knowsAll(informationSet)) return solved(informationSet, view, options, random);
  const codes = codesIn(informationSet, view);
  const roots = codes.flat();
  const found =
    roots.length > 0
      ? endingFirst(informationSet, roots, search(informationSet, roots, budget, policy, random))
      : [];
  return view.legal.map((action, i) =>
    action === '66'
      ? claimed(view, options, random)
      : { action, ...together(found.splice(0, codes[i]!.length)) },
  );
}

const codesIn = ({ position }: InformationSet, { legal }: DealView): Code[][] =>
  legal.map((action) => codesOf(action, (card) => position.announces(card)));

/** The statistics of each root action, in their order: of a close by `closed.ts`, of the others by the search. */
function search(
  informationSet: InformationSet,
  roots: readonly Code[],
  { rounds, hands, closing }: ZweierBudget,
  policy: Policy,
  random: Random,
): ActionStatistics[] {
  const determinizations = new Determinizations(informationSet, policy, hands, random);
  const searched = closing > 0 ? roots.filter((code) => code !== CLOSE) : roots;
  const found =
    searched.length > 0
      ? new Search(informationSet, searched, policy, rounds, determinizations, random).run()
      : [];
  if (searched.length === roots.length) return found;
  const mean = valueOfClosing(informationSet, determinizations, closing) - BIAS_CORRECTION;
  const isBest = mean > together(found).mean;
  return found.toSpliced(roots.indexOf(CLOSE), 0, { visits: isBest ? rounds + 1 : 0, mean });
}

/** Gives the most visits to an action that ends the deal at once, where nothing else is worth more. */
function endingFirst(
  informationSet: InformationSet,
  roots: readonly Code[],
  found: readonly ActionStatistics[],
): ActionStatistics[] {
  const most = Math.max(...found.map(({ mean }) => mean));
  return found.map((one, i) =>
    one.mean === most && most > 0 && endsAtOnce(informationSet, roots[i]!)
      ? { ...one, visits: Infinity }
      : one,
  );
}

const knowsAll = ({ position: p, possible, count }: InformationSet): boolean =>
  p.isShort && kernel.sizeOf(possible) === count;

/** Exact values. Among the best actions the most visits go to the quickest win, or to the slowest loss. */
function solved(
  informationSet: InformationSet,
  view: DealView,
  options: Options,
  random: Random,
): EvaluatedAction[] {
  const all = new OpenDealSolver(options).actions(zweier.determinize(view, random));
  const valued = all.filter(({ action }) => view.legal.includes(action));
  const most = Math.max(...valued.map(({ value }) => value));
  const isOnly = valued.filter(({ value }) => value === most).length === 1;
  return valued.map(({ action, value }) => {
    if (value < most) return { action, visits: 0, mean: value };
    const length = isOnly ? 0 : lengthAfter(informationSet, action);
    return { action, visits: most > 0 ? LONGEST - length : LONGEST + length, mean: value };
  });
}

/** More cards than a deal has. */
const LONGEST = 50;

/** The number of cards played after an action, with all cards known. */
function lengthAfter({ me, position: p, possible }: InformationSet, action: Action): number {
  const open = p.spare();
  open.copyFrom(p);
  open.hand[1 - me]! |= possible;
  const spares = [p.spare(), p.spare(), p.spare()];
  const codes = codesOf(action, (card) => open.announces(card));
  if (codes.length === 0) return 0; // a claim ends it
  return Math.min(...codes.map((code) => cardsToEnd(afterOne(open, code), spares)));
}

/** A claim ends the deal at once, so it needs no search. */
function claimed(view: DealView, options: Options, random: Random): EvaluatedAction {
  const end = after(zweier, zweier.determinize(view, random), '66');
  const mean = utilities(zweier, options, end)[view.toAct!]!;
  return { action: '66', visits: mean > 0 ? Infinity : 0, mean };
}

/** The statistics of an action that has several codes: all visits, and the mean of the most visited code. */
function together(ways: readonly ActionStatistics[]): ActionStatistics {
  const visits = ways.reduce((sum, way) => sum + way.visits, 0);
  const mean = ways.reduce((a, b) => (b.visits > a.visits ? b : a), NOTHING).mean;
  return { visits, mean };
}

const NOTHING: ActionStatistics = { visits: -1, mean: -Infinity };
