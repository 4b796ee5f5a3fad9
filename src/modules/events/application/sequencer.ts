import { Injectable } from '@nestjs/common';
import { uuidsBehind } from '../../../platform/api/ids.js';
import type { LiveMessage } from '../../../platform/live/live-bus.js';
import { MATCH_TOPIC } from '../../matches/application/index.js';
import { USER_TOPIC } from '../../notifications/application/index.js';
import { UserEventStore } from '../storage/user-event-store.js';

/** The topic on which the newest position of a user's sequence is told. */
export const eventsTopic = (userId: string): string => `events.${userId}`;

/** Appends what live messages tell of to the users' sequences, before it is told. */
@Injectable()
export class Sequencer {
  constructor(private readonly events: UserEventStore) {}

  /** Tells everyone concerned how far their sequence goes, also if a process before this one died. */
  async follow(messages: readonly LiveMessage[]): Promise<LiveMessage[]> {
    const topics = messages.map(({ topic }) => topic);
    const matchIds = uuidsBehind(MATCH_TOPIC, topics);
    const notices = messages.filter(({ topic }) => topic.startsWith(USER_TOPIC));
    const refs = notices.map(({ ref }) => String(ref));
    const notificationIds = uuidsBehind('', refs);
    if (matchIds.length + notificationIds.length === 0) return [];
    const newest = await this.events.append(matchIds, notificationIds);
    return newest.map(({ userId, position }) => ({ topic: eventsTopic(userId), ref: position }));
  }
}
