import { Injectable } from '@nestjs/common';
import { isUuid, uuidsAfter } from '../../../platform/api/ids.js';
import type { FollowedMessage, LiveMessage } from '../../../platform/live/live-bus.js';
import { DELIVERIES_ADDED } from '../../deliveries/application/index.js';
import { MATCH_TOPIC } from '../../matches/application/index.js';
import { TurnNotifications, USER_TOPIC, userTopic } from '../../notifications/application/index.js';
import { UserEventStore } from '../storage/user-event-store.js';

/** The topic that publishes the newest position of a user's sequence. */
export const eventsTopic = (userId: string): string => `events.${userId}`;

/** Before live messages are published, writes the turns and sequence entries that follow from them. */
@Injectable()
export class Sequencer {
  constructor(
    private readonly events: UserEventStore,
    private readonly notices: TurnNotifications,
  ) {}

  /**
   * The messages that publish the newest position to every user concerned. They are also sent if the rows exist
   * already: an earlier process may have died before it published them.
   */
  async follow(messages: readonly FollowedMessage[]): Promise<LiveMessage[]> {
    const matchIds = uuidsAfter(
      MATCH_TOPIC,
      messages.map(({ topic }) => topic),
    );
    const written = messages.filter(({ topic }) => topic.startsWith(USER_TOPIC));
    const notificationIds = uuidsAfter(
      '',
      written.map(({ ref }) => String(ref)),
    );
    if (matchIds.length + notificationIds.length === 0) return [];
    const turns = messages.flatMap(turnOf);
    const values = await this.notices.valuesFor(turns);
    const appended = await this.events.append({ matchIds, notificationIds, ...values });
    const news = appended.flatMap(({ userId, position, turns: notificationIds }) => [
      ...notificationIds.map((id) => ({ topic: userTopic(userId), ref: id })),
      { topic: eventsTopic(userId), ref: position },
    ]);
    return turns.length > 0 ? [...news, DELIVERIES_ADDED] : news;
  }
}

/** The turn that begins with a match's message; empty if none begins. */
function turnOf({ topic, ref, asked }: FollowedMessage) {
  const [matchId] = uuidsAfter(MATCH_TOPIC, [topic]);
  const version = Number(ref);
  if (!matchId || !isUuid(asked) || !Number.isInteger(version)) return [];
  return [{ matchId, version, userId: asked! }];
}
