import type { AfterwardsQuery, AfterwardsStepsQuery } from '../generated/graphql';

/** The match of this page: its table and every deal that was played. */
export type AfterwardsMatch = NonNullable<AfterwardsQuery['match']>;

/** An action, and the table after it. */
export type Step = NonNullable<AfterwardsStepsQuery['match']>['steps'][number];
