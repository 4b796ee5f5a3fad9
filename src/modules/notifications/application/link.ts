import { toGlobalId } from '../../../platform/graphql/global-id.js';
import type { OutgoingNotice } from './channel.js';

/** What a notice is about, by its global id, and the address of it. */
export interface NoticeLink {
  readonly type: string;
  readonly matchId: string | null;
  readonly challengeId: string | null;
  readonly url: string;
}

/** The link of a notice: the service's own address, which names what it is about. */
export function linkTo(
  notice: Pick<OutgoingNotice, 'type' | 'matchId' | 'challengeId'>,
  publicUrl: string,
): NoticeLink {
  const matchId = notice.matchId && toGlobalId('Match', notice.matchId);
  const challengeId = notice.challengeId && toGlobalId('Challenge', notice.challengeId);
  const query = matchId ? `?match=${matchId}` : challengeId ? `?challenge=${challengeId}` : '';
  return { type: notice.type, matchId, challengeId, url: `${publicUrl}/${query}` };
}
