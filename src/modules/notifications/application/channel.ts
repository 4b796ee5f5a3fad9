import type { Claimed, Outcome } from '../../deliveries/application/index.js';
import type { NotificationDeliveryReason, Target } from '../domain/delivery.js';
import type { NotificationType } from '../domain/notification.js';
import type { NotificationFacts } from './notification-texts.js';

/** The contents of a notification on a channel: names, ids and times, never a card. */
export interface OutgoingNotification extends NotificationFacts {
  readonly userId: string;
  readonly username: string;
  /** The match or challenge that it is about; null when there is none. */
  readonly matchId: string | null;
  readonly challengeId: string | null;
  readonly clubId: string | null;
  readonly competitionId: string | null;
  /** The clock of play. */
  readonly now: Date;
}

/** A channel for notifications; a new one is a file in `adapters/channels` and an entry in its list. */
export abstract class Channel {
  abstract readonly key: string;
  /** Whether it can send a day's turns together, as a digest. */
  abstract readonly collects: boolean;
  /** Whether the type is sent when the user has set nothing. */
  abstract isOnByDefault(type: NotificationType): boolean;
  /** The targets of each of these users, or the reason why there are none. */
  abstract targets(userIds: readonly string[]): Promise<Targets>;
  /** One attempt, under the delivery's id. With `stop` it is broken off, if the channel can. */
  abstract send(
    delivery: Claimed,
    notice: OutgoingNotification,
    stop: AbortSignal,
  ): Promise<Outcome>;
}

/** The notification is not sent. */
export const suppress = (reason: NotificationDeliveryReason): Outcome => ({
  status: 'SUPPRESSED',
  reason,
});

/** The targets of each user on a channel, or the reason why there are none. */
export type Targets = ReadonlyMap<string, readonly Target[] | NotificationDeliveryReason>;

/** A target of a user on a channel, or the reason why there is none. */
export interface DeliveryRoute {
  readonly userId: string;
  readonly channel: string;
  readonly target: Target | null;
  readonly reason: NotificationDeliveryReason | null;
}

/** All channels. */
export class Channels {
  constructor(readonly all: readonly Channel[]) {}

  /** All routes to these users, at least one for each channel. */
  async routesTo(userIds: readonly string[]): Promise<DeliveryRoute[]> {
    const users = [...new Set(userIds)];
    const found = await Promise.all(this.all.map((channel) => channel.targets(users)));
    return this.all.flatMap(({ key }, i) => routesOn(key, found[i]!));
  }
}

const routesOn = (channel: string, targets: Targets): DeliveryRoute[] =>
  [...targets].flatMap(([userId, found]): DeliveryRoute[] =>
    typeof found === 'string'
      ? [{ userId, channel, target: null, reason: found }]
      : found.map((target) => ({ userId, channel, target, reason: null })),
  );
