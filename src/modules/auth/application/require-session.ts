import { ApiError } from '../../../platform/graphql/api-error.js';
import type { Viewer } from '../../../platform/graphql/viewer.js';

/** The viewer's session. @throws ApiError FORBIDDEN for a personal token, whatever its scopes */
export function requireSession(viewer: Viewer): string {
  if (viewer.sessionId !== null) return viewer.sessionId;
  throw new ApiError('FORBIDDEN', 'This takes a session: sign in with your password.');
}
