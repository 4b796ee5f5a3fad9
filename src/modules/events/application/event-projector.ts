import { Injectable } from '@nestjs/common';
import { idOf, toGlobalId } from '../../../platform/api/ids.js';
import { encodeCursor } from '../../../platform/api/page.js';
import { MatchBroken, MatchEvents } from '../../matches/application/index.js';
import type { EventRef, ViewedEvent } from '../../matches/application/index.js';
import { apiNotification, Notifications } from '../../notifications/application/index.js';
import type { ApiNotification, Notification } from '../../notifications/application/index.js';
import type { SequencePosition, UserEventRef } from '../domain/index.js';

/** An event of a match in the form of the API, for queries, streams and webhooks. */
export interface ApiMatchEvent extends ViewedEvent {
  readonly __typename: 'MatchEvent';
  readonly cursor: string;
}

/** A notification in a user's sequence, in the form of the API. */
export interface ApiNotificationEvent {
  readonly __typename: 'NotificationEvent';
  readonly cursor: string;
  readonly at: Date;
  readonly notification: ApiNotification;
}

export type ApiUserEvent = ApiMatchEvent | ApiNotificationEvent;

export function apiMatchEvent(event: ViewedEvent, position: SequencePosition): ApiMatchEvent {
  const matchId = toGlobalId('Match', event.matchId);
  return { ...event, __typename: 'MatchEvent', cursor: encodeCursor(position), matchId };
}

const apiNotificationEvent = (
  notification: Notification,
  position: SequencePosition,
): ApiNotificationEvent => ({
  __typename: 'NotificationEvent',
  cursor: encodeCursor(position),
  at: notification.createdAt,
  notification: apiNotification(notification),
});

/** The error for an event that cannot be read. */
export const eventBroken = ({ matchId, version }: ApiMatchEvent): MatchBroken =>
  new MatchBroken(idOf('Match', matchId)!, `event ${version} cannot be read`);

/** Turns rows of a user's sequence into the events that the user may read now. */
@Injectable()
export class EventProjector {
  constructor(
    private readonly matches: MatchEvents,
    private readonly notifications: Notifications,
  ) {}

  /** In the order of the rows; events of matches that the user may no longer see are left out. */
  async project(
    userId: string,
    rows: readonly UserEventRef[],
  ): Promise<{ position: number; event: ApiUserEvent }[]> {
    const events = await this.eventsByKey(userId, rows);
    return rows.flatMap((row) => {
      const event = events.get(keyOf(row))?.([userId, row.position]);
      return event ? [{ position: row.position, event }] : [];
    });
  }

  private async eventsByKey(userId: string, rows: readonly UserEventRef[]) {
    const refs = rows.flatMap(({ matchId, version }) =>
      matchId ? [{ matchId, version: version! }] : [],
    );
    const ids = rows.flatMap(({ notificationId }) => notificationId ?? []);
    const [events, notifications] = await Promise.all([
      this.matches.named(refs, userId),
      ids.length > 0 ? this.notifications.findMany(ids, userId) : [],
    ]);
    return new Map<string, (position: SequencePosition) => ApiUserEvent>([
      ...events.map(
        (e) => [refKey(e), (position: SequencePosition) => apiMatchEvent(e, position)] as const,
      ),
      ...notifications.map(
        (n) => [n.id, (position: SequencePosition) => apiNotificationEvent(n, position)] as const,
      ),
    ]);
  }
}

const refKey = ({ matchId, version }: EventRef): string => `${matchId} ${version}`;

const keyOf = ({ matchId, version, notificationId }: UserEventRef): string =>
  notificationId ?? refKey({ matchId: matchId!, version: version! });
