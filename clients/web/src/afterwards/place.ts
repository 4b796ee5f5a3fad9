import type { AfterwardsDecisionFragment } from '../generated/graphql';

/** A place in the record: how many actions of a deal have been played. */
export interface RecordPlace {
  readonly deal: number;
  /** Beyond the last action the deal's end is meant. */
  readonly position: number;
}

export const DEAL_END = Number.MAX_SAFE_INTEGER;

export const decisionPlace = ({
  dealNumber,
  position,
}: AfterwardsDecisionFragment): RecordPlace => ({
  deal: dealNumber,
  position,
});

export const isSamePlace = (one: RecordPlace, other: RecordPlace): boolean =>
  one.deal === other.deal && one.position === other.position;
