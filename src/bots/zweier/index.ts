/** Thinks about deals of two that are won in game points (`isSolvable`). */
import type { DealView, Options } from '../../engine/index.js';
import { kernel, variantOf } from '../../engine/index.js';
import type { Random } from '../bot.js';
import type { Tried } from '../search/tree.js';
import { after } from '../search/playing.js';
import { utilities } from '../search/utility.js';
import { OpenDealSolver } from '../solver/index.js';
import { codesOf } from './codes.js';
import { Habits } from './habits.js';
import { Search } from './search.js';
import type { Found } from './search.js';
import type { Sight } from './sight.js';
import { sightOf } from './sight.js';

/** How much is thought. */
export interface ZweierBudget {
  readonly rounds: number;
  /** Hands of the other's that are thought of, at most; if there are no more, all of them. */
  readonly hands: number;
}

const zweier = variantOf('zweier')!;
const HABITS = new Habits();

/** Every legal action of the one asked with what is to be expected of it. */
export function weighZweier(
  view: DealView,
  options: Options,
  { rounds, hands }: ZweierBudget,
  random: Random,
  habits = HABITS,
): Tried[] {
  const sight = sightOf(view);
  if (knowsAll(sight)) return solved(view, options, random);
  const codes = view.legal.map((a) => codesOf(a, (card) => sight.position.announces(card)));
  const roots = codes.flat();
  const found =
    roots.length > 0 ? new Search(sight, roots, habits, rounds, hands, random).run() : [];
  return view.legal.map((action, i) =>
    action === '66'
      ? claimed(view, options, random)
      : { action, ...together(found.splice(0, codes[i]!.length)) },
  );
}

const knowsAll = ({ position: p, possible, count }: Sight): boolean =>
  p.isShort && kernel.sizeOf(possible) === count;

/** Exact values; the best count as often visited. */
function solved(view: DealView, options: Options, random: Random): Tried[] {
  const all = new OpenDealSolver(options).actions(zweier.worlds(view, random));
  const valued = all.filter(({ action }) => view.legal.includes(action));
  const best = Math.max(...valued.map(({ value }) => value));
  return valued.map(({ action, value }) => ({
    action,
    visits: Number(value === best),
    mean: value,
  }));
}

/** A claim ends the deal at once: there is nothing to be searched. */
function claimed(view: DealView, options: Options, random: Random): Tried {
  const end = after(zweier, zweier.worlds(view, random), '66');
  const mean = utilities(zweier, options, end)[view.toAct!]!;
  return { action: '66', visits: mean > 0 ? Infinity : 0, mean };
}

/** What an action that is done in several ways is worth: its best one. */
function together(ways: readonly Found[]): Found {
  const visits = ways.reduce((sum, way) => sum + way.visits, 0);
  return { visits, mean: ways.reduce((a, b) => (b.visits > a.visits ? b : a)).mean };
}
