import type { LeftOut } from '../../../platform/live/left-out.js';
import { isHouseBot } from '../../matches/application/index.js';
import type { UserEventKind } from '../domain/index.js';
import type { ApiUserEvent } from './event-projector.js';

const HAPPENS: Readonly<Record<UserEventKind, (event: ApiUserEvent) => boolean>> = {
  CHALLENGE: (event) => isAbout(event, 'CHALLENGE'),
  MESSAGE: (event) => isAbout(event, 'MATCH_MESSAGE'),
  MATCH_STARTED: (event) => event.__typename === 'MatchEvent' && event.type === 'MATCH_STARTED',
  MATCH_ENDED: (event) =>
    event.__typename === 'MatchEvent' && ['MATCH_ENDED', 'MATCH_ABORTED'].includes(event.type),
  TURN: isTurn,
  COMPETITION: (event) =>
    event.__typename === 'NotificationEvent' && event.notification.competitionId !== null,
};

const isAbout = (event: ApiUserEvent, type: string): boolean =>
  event.__typename === 'NotificationEvent' && event.notification.type === type;

/** Whether it is the newest event of a match in which the reader is to act. */
function isTurn(event: ApiUserEvent): boolean {
  if (event.__typename !== 'MatchEvent') return false;
  const { stored, viewerSeat } = event.viewed;
  const isNewest = stored.version === event.version && stored.status === 'IN_PROGRESS';
  if (!isNewest || viewerSeat === null || stored.toAct !== viewerSeat) return false;
  return !isHouseBot(stored.players[viewerSeat]!);
}

/** The events of some kinds, in order, and last how many others there are. */
export function ofKinds(
  events: readonly ApiUserEvent[],
  kinds: readonly UserEventKind[],
): (ApiUserEvent | LeftOut)[] {
  const chosen = events.filter((event) => kinds.some((kind) => HAPPENS[kind](event)));
  const leftOut = events.length - chosen.length;
  return leftOut > 0 ? [...chosen, { leftOut }] : chosen;
}
