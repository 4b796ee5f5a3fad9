import type { AfterwardsDecisionFragment } from '../generated/graphql';

/** A position in the record. */
export interface RecordPlace {
  readonly deal: number;
  /** How many actions of the deal have been played. A number beyond the last action means the end of the deal. */
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
