import type { AfterwardsQuery, AfterwardsStepsQuery } from '../generated/graphql';

/** The match as this page knows it: a table with every deal that was played at it. */
export type AfterwardsMatch = NonNullable<AfterwardsQuery['match']>;

/** An action, and the table after it. */
export type Step = NonNullable<AfterwardsStepsQuery['match']>['steps'][number];
