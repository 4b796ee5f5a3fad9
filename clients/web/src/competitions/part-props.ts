import type { CompetitionByIdQuery } from '../generated/graphql';

/** A competition as its viewer sees it. */
export type Competition = NonNullable<CompetitionByIdQuery['competition']>;

/** What each part of a competition's page gets. */
export interface PartProps {
  readonly competition: Competition;
  readonly me: CompetitionByIdQuery['me'];
  /** The token of the organiser's link that the viewer has opened; null for none. */
  readonly invitation: string | null;
}
