import type { ClubMembersQuery } from '../generated/graphql';

/** A member of a club in the list. */
export type Member = NonNullable<NonNullable<ClubMembersQuery['club']>['members']['nodes'][number]>;
