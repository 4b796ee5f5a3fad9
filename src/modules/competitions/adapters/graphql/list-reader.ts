import type { Viewer } from '../../../../platform/api/viewer.js';
import type { Clubs } from '../../../clubs/application/index.js';
import type { CompetitionQuery } from '../../application/readers.js';

/** Who reads a list of competitions. */
export type ListReader = Pick<CompetitionQuery, 'viewerId' | 'memberOf'>;

/** The reader of a list, with the clubs of which a member sees more. */
export async function listReaderOf(clubs: Clubs, viewer: Viewer | null): Promise<ListReader> {
  if (!viewer) return { viewerId: null, memberOf: [] };
  const memberships = await clubs.membershipsOf(viewer.userId);
  return { viewerId: viewer.userId, memberOf: memberships.map(({ id }) => id) };
}
