/** All pairings of a small field. */
import type { PairCosts } from '../../../src/modules/competitions/domain/pair-up.js';

export interface Best {
  readonly pairs: number;
  /** The sum of squares of how often the pairs had met. */
  readonly meetings: number;
  readonly cost: number;
}

const NONE: Best = { pairs: 0, meetings: 0, cost: 0 };

const isBetter = (one: Best, other: Best): boolean =>
  one.pairs !== other.pairs
    ? one.pairs > other.pairs
    : one.meetings !== other.meetings
      ? one.meetings < other.meetings
      : one.cost < other.cost;

export function bestPairing(lots: readonly number[], costs: PairCosts): Best {
  const [one, ...rest] = lots;
  if (one === undefined) return NONE;
  let best = bestPairing(rest, costs);
  for (const other of rest) {
    const cost = costs.costOf(one, other);
    if (cost === null) continue;
    const left = bestPairing(
      rest.filter((lot) => lot !== other),
      costs,
    );
    const found = {
      pairs: left.pairs + 1,
      meetings: left.meetings + costs.met(one, other) ** 2,
      cost: left.cost + cost,
    };
    if (isBetter(found, best)) best = found;
  }
  return best;
}
