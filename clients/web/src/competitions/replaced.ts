import type { CompetitionEntriesQuery } from '../generated/graphql';

/** An entry in the list of entrants. */
export type ListedEntry = NonNullable<
  NonNullable<CompetitionEntriesQuery['competition']>['entries']['nodes'][number]
>;

/** Whether a lot is out, while its player goes on with another one that was bought. */
export const isReplaced = ({ status, outSince }: Pick<ListedEntry, 'status' | 'outSince'>) =>
  status === 'ENTERED' && outSince !== null;
