/** Mutations without a viewer: they need a password, a link or a token. */
import { PASSWORD } from '../../../support/client.js';
import { anyone } from '../rows.js';
import { everyone } from './row.js';
import type { MutationRows } from './row.js';

const byAnyone = { needs: anyone, effect: 'refused' } as const;

export const BY_ANYONE: MutationRows = {
  login: {
    ...byAnyone,
    // One more session of a user who is no viewer.
    effect: 'harmless',
    variables: ({ extra }) => ({ input: { username: extra.username, password: PASSWORD } }),
    gives: everyone('data'),
  },
  logout: {
    ...byAnyone,
    variables: () => ({ input: { refreshToken: 'nonsense' } }),
    gives: everyone('INVALID_REFRESH_TOKEN'),
  },
  refreshSession: {
    ...byAnyone,
    variables: () => ({ input: { refreshToken: 'nonsense' } }),
    gives: everyone('INVALID_REFRESH_TOKEN'),
  },
  register: {
    ...byAnyone,
    variables: () => ({ input: { username: '?', password: PASSWORD } }),
    gives: everyone('USERNAME_INVALID'),
  },
  requestPasswordReset: {
    ...byAnyone,
    effect: 'harmless',
    variables: (_world, kind) => ({ input: { usernameOrEmail: `nobody ${kind}` } }),
    gives: everyone('data'),
  },
  resetPassword: {
    ...byAnyone,
    variables: () => ({ input: { resetToken: 'nonsense', newPassword: PASSWORD } }),
    gives: everyone('INVALID_RESET_TOKEN'),
  },
  startAsGuest: {
    ...byAnyone,
    // One more guest; no row reads it.
    effect: 'harmless',
    gives: everyone('data'),
  },
  verifyEmail: {
    ...byAnyone,
    variables: () => ({ input: { verificationToken: 'nonsense' } }),
    gives: everyone('INVALID_VERIFICATION_TOKEN'),
  },
};
