import type { BesideClockQuery } from '../generated/graphql';

/** A match with its clock. */
export type ClockMatch = NonNullable<BesideClockQuery['match']>;
