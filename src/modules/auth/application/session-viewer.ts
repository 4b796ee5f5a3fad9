import { SCOPES } from '../../../platform/api/scopes.js';
import type { Viewer } from '../../../platform/api/viewer.js';
import type { FoundSession } from '../storage/session-store.js';
import type { DatedClaims } from './access-tokens.js';

/** What a credential has that is not an app's. */
export const NO_APP = { appId: null, grantId: null };

/** Tokens and apps never have the role of their user. */
export const NO_ROLE = { role: null };

/** What a session's user has chosen. */
export type Choices = Omit<FoundSession, 'suspension' | 'hasEnded'>;

/** The viewer of a session. */
export const sessionViewer = (
  { sessionId, userId, expiresAt }: DatedClaims,
  { language, suits, role }: Choices,
): Viewer => ({
  kind: 'SESSION',
  userId,
  sessionId,
  tokenId: null,
  ...NO_APP,
  scopes: SCOPES,
  language,
  suits,
  role,
  expiresAtMillis: expiresAt.getTime(),
});
