import { encodeCursor } from '../../../platform/api/page.js';
import { toGlobalId } from '../../../platform/api/ids.js';
import type { SeenMatchEvent } from '../../matches/application/index.js';
import { apiNotification } from '../../notifications/application/index.js';
import type { ApiNotification, Notification } from '../../notifications/application/index.js';

/** A place in one sequence: that of a match or of a user, by its id. */
export type Place = readonly [sequence: string, position: number];

/** Whether a decoded cursor is a place in this sequence. */
export const isPlaceIn =
  (sequence: string) =>
  (value: unknown): value is Place =>
    Array.isArray(value) &&
    value.length === 2 &&
    value[0] === sequence &&
    Number.isSafeInteger(value[1]) &&
    value[1] >= 0;

/** An event of a match as the API tells it, in whatever way: query, stream or hook. */
export interface ApiMatchEvent extends SeenMatchEvent {
  readonly __typename: 'MatchEvent';
  readonly cursor: string;
}

/** A notification in a user's sequence, as the API tells it. */
export interface ApiNotificationEvent {
  readonly __typename: 'NotificationEvent';
  readonly cursor: string;
  readonly at: Date;
  readonly notification: ApiNotification;
}

export type ApiUserEvent = ApiMatchEvent | ApiNotificationEvent;

export function apiMatchEvent(event: SeenMatchEvent, place: Place): ApiMatchEvent {
  const matchId = toGlobalId('Match', event.matchId);
  return { ...event, __typename: 'MatchEvent', cursor: encodeCursor(place), matchId };
}

export function apiNotificationEvent(n: Notification, place: Place): ApiNotificationEvent {
  return {
    __typename: 'NotificationEvent',
    cursor: encodeCursor(place),
    at: n.createdAt,
    notification: apiNotification(n),
  };
}
