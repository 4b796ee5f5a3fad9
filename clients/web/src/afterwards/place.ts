import type { AfterwardsDecisionFragment } from '../generated/graphql';

/** A place in the record: how many actions of a deal have been played. */
export interface Place {
  readonly deal: number;
  /** Beyond the last action the deal's end is meant. */
  readonly position: number;
}

export const DEAL_END = Number.MAX_SAFE_INTEGER;

export const placeOf = ({ dealNumber, position }: AfterwardsDecisionFragment): Place => ({
  deal: dealNumber,
  position,
});

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.deal === other.deal && one.position === other.position;
