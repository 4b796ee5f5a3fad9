/** Mutations of moderators: they are refused after the check of the role. `test/e2e/moderation.test.ts` lets them happen. */
import { randomUUID } from 'node:crypto';
import { toGlobalId } from '../../../../src/platform/api/ids.js';
import { forStaff, staff } from '../rows.js';
import type { MutationRow, MutationRows } from './row.js';

const NO_NETWORK = toGlobalId('ClosedNetwork', randomUUID());
const NO_REPORT = toGlobalId('Report', randomUUID());

const ofReport = (more: object = {}): MutationRow => ({
  needs: staff('MODERATOR'),
  effect: 'refused',
  variables: () => ({ input: { reportId: NO_REPORT, ...more } }),
  gives: forStaff('REPORT_NOT_FOUND'),
});

const onPerson: MutationRow = {
  needs: staff('MODERATOR'),
  effect: 'refused',
  variables: () => ({ input: { username: 'the_absent', reason: 'Any reason.' } }),
  gives: forStaff('UNKNOWN_USER'),
};

export const MODERATION: MutationRows = {
  claimReport: ofReport(),
  releaseReport: ofReport(),
  decideReport: ofReport({ decision: 'UPHELD', reason: 'Any reason.' }),
  warnUser: onPerson,
  muteUser: onPerson,
  unmuteUser: onPerson,
  suspendUser: onPerson,
  unsuspendUser: onPerson,
  closeNetwork: {
    needs: staff('MODERATOR'),
    effect: 'refused',
    variables: () => ({
      input: { network: 'no network', until: '2199-01-01T00:00:00Z', reason: 'Any reason.' },
    }),
    gives: forStaff('CLOSING_END_INVALID'),
  },
  openNetwork: {
    needs: staff('MODERATOR'),
    effect: 'refused',
    variables: () => ({ input: { closedNetworkId: NO_NETWORK, reason: 'Any reason.' } }),
    gives: forStaff('NOT_CLOSED'),
  },
};
