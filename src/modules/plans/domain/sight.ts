import { dealView, matchView } from '../../../engine/index.js';
import type { Match, MatchDealView, Seat } from '../../../engine/index.js';

/**
 * All that a plan may branch on: what its owner sees, and how many tricks have been played, which
 * everyone has counted. It is made from the engine's views and holds nothing else.
 */
export interface PlanSight {
  readonly seat: Seat;
  readonly deal: MatchDealView;
  /** The trick that is being played, from 1. */
  readonly trickNumber: number;
}

/** What the player of `seat` sees of the running deal. */
export function planSight(match: Match, seat: Seat): PlanSight {
  const trickNumber = dealView(match, seat)!.memory.tricks.length + 1;
  return { seat, deal: matchView(match, seat).deal!, trickNumber };
}
