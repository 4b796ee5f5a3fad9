import { Injectable } from '@nestjs/common';
import { MatchEvents } from '../../matches/application/index.js';
import type { EventRef } from '../../matches/application/index.js';
import { NotificationStore } from '../../notifications/application/index.js';
import type { UserEventRef } from '../storage/user-events.js';
import type { ApiUserEvent, Place } from './api-event.js';
import { apiMatchEvent, apiNotificationEvent } from './api-event.js';

/** A row with what it stands for. */
export interface ProjectedEvent {
  readonly position: number;
  readonly event: ApiUserEvent;
}

/** Makes of rows of a user's sequence what that user may read now. */
@Injectable()
export class EventProjector {
  constructor(
    private readonly matches: MatchEvents,
    private readonly notifications: NotificationStore,
  ) {}

  /** In the order of the rows; without those of matches that the user may look at no longer. */
  async project(userId: string, rows: readonly UserEventRef[]): Promise<ProjectedEvent[]> {
    const told = await this.told(userId, rows);
    return rows.flatMap((row) => {
      const event = told.get(keyOf(row))?.([userId, row.position]);
      return event ? [{ position: row.position, event }] : [];
    });
  }

  private async told(userId: string, rows: readonly UserEventRef[]) {
    const refs = rows.flatMap(({ matchId, version }) =>
      matchId ? [{ matchId, version: version! }] : [],
    );
    const ids = rows.flatMap(({ notificationId }) => notificationId ?? []);
    const [events, notifications] = await Promise.all([
      this.matches.named(refs, userId),
      ids.length > 0 ? this.notifications.findMany(ids, userId) : [],
    ]);
    return new Map<string, (place: Place) => ApiUserEvent>([
      ...events.map((e) => [refKey(e), (place: Place) => apiMatchEvent(e, place)] as const),
      ...notifications.map(
        (n) => [n.id, (place: Place) => apiNotificationEvent(n, place)] as const,
      ),
    ]);
  }
}

const refKey = ({ matchId, version }: EventRef): string => `${matchId} ${version}`;

const keyOf = ({ matchId, version, notificationId }: UserEventRef): string =>
  notificationId ?? refKey({ matchId: matchId!, version: version! });
