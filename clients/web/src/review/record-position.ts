import type { ReviewDecisionFragment } from '../generated/graphql';

/** A position in the record. */
export interface RecordPosition {
  readonly deal: number;
  /** How many actions of the deal have been played. A number beyond the last action means the end of the deal. */
  readonly actionCount: number;
}

export const DEAL_END = Number.MAX_SAFE_INTEGER;

export const positionOf = ({ dealNumber, position }: ReviewDecisionFragment): RecordPosition => ({
  deal: dealNumber,
  actionCount: position,
});

export const isSamePosition = (one: RecordPosition, other: RecordPosition): boolean =>
  one.deal === other.deal && one.actionCount === other.actionCount;
