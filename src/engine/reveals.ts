import { REVEALING } from './events.js';
import type { Action, Seat, Variant } from './variant.js';
import type { DealView } from './view.js';

/**
 * Whether `a`, played by the viewer of `v`, may show that viewer something new: a draw, a turned card, the
 * end of the deal, the end of the turn (`MUST_BE_LAST`). The action is tried in one determinization of the
 * view, so nothing hidden is used. In all determinizations it is the same whether an action ends the deal
 * or the turn or brings cards.
 */
export function revealsIn(variant: Variant, v: DealView, a: Action): boolean {
  if (v.toAct === null || v.toAct !== v.observer) return true;
  const tried = variant.apply(
    variant.determinize(v, () => 0),
    a,
  );
  if (!tried.ok) return false;
  const { state, events } = tried.value;
  return passes(variant.toAct(state), v.observer) || events.some((e) => REVEALING.has(e.type));
}

const passes = (next: Seat | null, viewer: Seat): boolean => next !== viewer;
