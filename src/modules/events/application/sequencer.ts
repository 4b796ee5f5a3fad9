import { Injectable } from '@nestjs/common';
import { isUuid } from '../../../platform/api/ids.js';
import type { LiveMessage } from '../../../platform/live/live-bus.js';
import { MATCH_TOPIC } from '../../matches/application/index.js';
import { USER_TOPIC } from '../../notifications/application/index.js';
import { UserEvents } from '../storage/user-events.js';

/** The topic on which the newest position of a user's sequence is told. */
export const eventsTopic = (userId: string): string => `events.${userId}`;

/** Appends what live messages tell of to the users' sequences, before it is told. */
@Injectable()
export class Sequencer {
  constructor(private readonly events: UserEvents) {}

  /** Tells everyone concerned how far their sequence goes, also if a process before this one died. */
  async follow(messages: readonly LiveMessage[]): Promise<LiveMessage[]> {
    const matchIds = idsOf(messages, ({ topic }) => topic, MATCH_TOPIC);
    const notices = messages.filter(({ topic }) => topic.startsWith(USER_TOPIC));
    const notificationIds = idsOf(notices, ({ ref }) => String(ref), '');
    if (matchIds.length + notificationIds.length === 0) return [];
    const newest = await this.events.append(matchIds, notificationIds);
    return newest.map(({ userId, position }) => ({ topic: eventsTopic(userId), ref: position }));
  }
}

/** The ids behind a prefix, each once. */
function idsOf(
  messages: readonly LiveMessage[],
  textOf: (message: LiveMessage) => string,
  prefix: string,
): string[] {
  const texts = messages.map(textOf).filter((text) => text.startsWith(prefix));
  return [...new Set(texts.map((text) => text.slice(prefix.length)))].filter((id) => isUuid(id));
}
