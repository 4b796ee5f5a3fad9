/** Thinks about deals of two that are won in game points (`isSolvable`). */
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

/** How much is thought. */
export interface ZweierBudget {
  /** At most: a search ends sooner where more could hardly change the choice. */
  readonly rounds: number;
  /** Hands of the other's that are thought of, at most; if there are no more, all of them. */
  readonly hands: number;
  /** Hands against which a close is thought through to its end; 0 where it is searched like other actions. */
  readonly closing: number;
}

/**
 * How much less comes of a close than is thought of it, in game points (`npm run bench -- closing`): those are
 * chosen that look better than they are, and the other one's hand is not quite what is believed.
 */
const BIAS_CORRECTION = 0.2;

const zweier = variantOf('zweier')!;
const POLICY = new Policy();

/** Every legal action of the one asked with what is to be expected of it. */
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

/** What was found of each root, in their order: of a close by thinking it through, of others by the search. */
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

/** Nothing is tried for long where the deal can be won at once for as much as anything else may bring. */
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

/** Exact values. Of the best, one that wins soonest counts as visited most, or one that loses latest. */
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

/** How many cards are played after an action when all is known. */
function lengthAfter({ me, position: p, possible }: InformationSet, action: Action): number {
  const open = p.spare();
  open.copyFrom(p);
  open.hand[1 - me]! |= possible;
  const spares = [p.spare(), p.spare(), p.spare()];
  const codes = codesOf(action, (card) => open.announces(card));
  if (codes.length === 0) return 0; // a claim ends it
  return Math.min(...codes.map((code) => cardsToEnd(afterOne(open, code), spares)));
}

/** A claim ends the deal at once: there is nothing to be searched. */
function claimed(view: DealView, options: Options, random: Random): EvaluatedAction {
  const end = after(zweier, zweier.determinize(view, random), '66');
  const mean = utilities(zweier, options, end)[view.toAct!]!;
  return { action: '66', visits: mean > 0 ? Infinity : 0, mean };
}

/** What an action that is done in several ways is worth: its best one. */
function together(ways: readonly ActionStatistics[]): ActionStatistics {
  const visits = ways.reduce((sum, way) => sum + way.visits, 0);
  const mean = ways.reduce((a, b) => (b.visits > a.visits ? b : a), NOTHING).mean;
  return { visits, mean };
}

const NOTHING: ActionStatistics = { visits: -1, mean: -Infinity };
