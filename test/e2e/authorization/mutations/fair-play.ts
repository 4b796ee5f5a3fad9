/** Mutations of moderators about matches and fair play. Nobody in the matrix has a role. */
import type { Access } from '../../../../src/platform/graphql/signed-in.js';
import { everyone } from './row.js';
import type { MutationRows } from './row.js';

/** Access of a moderator. */
export const moderatorsAlone: Access = { required: true, scope: 'session', role: 'MODERATOR' };

const takes = { needs: moderatorsAlone, effect: 'refused', gives: everyone('FORBIDDEN') } as const;

export const FAIR_PLAY: MutationRows = {
  measureFairPlay: {
    ...takes,
    variables: () => ({ input: { username: 'the_opponent', variant: 'zweier' } }),
  },
  voidMatch: {
    ...takes,
    variables: ({ ids }) => ({ input: { matchId: ids.privateMatch, reason: 'A reason.' } }),
  },
};
