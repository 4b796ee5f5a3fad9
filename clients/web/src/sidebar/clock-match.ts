import type { MatchClockQuery } from '../generated/graphql';

/** A match with its clock. */
export type ClockMatch = NonNullable<MatchClockQuery['match']>;
