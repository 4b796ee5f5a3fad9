import type { ReviewPageQuery, ReplayStepsQuery } from '../generated/graphql';

/** The match of this page: its table and every deal that was played. */
export type ReviewMatch = NonNullable<ReviewPageQuery['match']>;

/** An action, and the table after it. */
export type Step = NonNullable<ReplayStepsQuery['match']>['steps'][number];
