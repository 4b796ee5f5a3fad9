/** Mutations of moderators about matches and fair play. */
import { forStaff, staff } from '../rows.js';
import type { MutationRows } from './row.js';

const takes = { needs: staff('MODERATOR'), effect: 'refused' } as const;

export const FAIR_PLAY: MutationRows = {
  measureFairPlay: {
    ...takes,
    variables: () => ({ input: { username: 'the_absent', variant: 'zweier' } }),
    gives: forStaff('UNKNOWN_USER'),
  },
  giveTime: {
    ...takes,
    variables: ({ ids }) => ({
      input: { matchId: ids.privateMatch, seat: 0, seconds: 3600, reason: '' },
    }),
    gives: forStaff('MODERATION_REASON_INVALID'),
  },
  voidMatch: {
    ...takes,
    variables: ({ ids }) => ({ input: { matchId: ids.privateMatch, reason: '' } }),
    gives: forStaff('MODERATION_REASON_INVALID'),
  },
};
