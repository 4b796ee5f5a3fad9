import type { NotificationDeliveryReason, Sent, Target } from '../domain/delivery.js';
import type { NotificationType } from '../domain/notification.js';
import type { NoticeFacts } from './notice-texts.js';

/** What is told on a channel: names, ids and times, never a card. */
export interface OutgoingNotice extends NoticeFacts {
  /** The delivery's: the same each time that it is tried. */
  readonly id: string;
  readonly userId: string;
  readonly username: string;
  /** The match or challenge that it is about; nulls where there is none. */
  readonly matchId: string | null;
  readonly challengeId: string | null;
  /** By the clock of play. */
  readonly now: Date;
}

/** A way to tell users; a new one is a file in `adapters/channels` and a line in its list. */
export abstract class Channel {
  abstract readonly key: string;
  /** Whether a user who wishes it gets a day's turns together. */
  abstract readonly collects: boolean;
  /** Whether the type is told where the user has said nothing. */
  abstract isOnByDefault(type: NotificationType): boolean;
  /** Where each of these users can be reached, or why nowhere. */
  abstract targets(userIds: readonly string[]): Promise<Targets>;
  /** One try; it must end within a minute, for then another worker may try as well. */
  abstract send(target: Target, notice: OutgoingNotice): Promise<Sent>;
}

/** Where each user can be reached on a channel, or why nowhere. */
export type Targets = ReadonlyMap<string, readonly Target[] | NotificationDeliveryReason>;

/** A way to a user, or why a channel is none. */
export interface DeliveryRoute {
  readonly userId: string;
  readonly channel: string;
  readonly target: Target | null;
  readonly reason: NotificationDeliveryReason | null;
}

/** All channels. */
export class Channels {
  constructor(readonly all: readonly Channel[]) {}

  /** All ways to these users: one at least for each channel. */
  async routesTo(userIds: readonly string[]): Promise<DeliveryRoute[]> {
    const users = [...new Set(userIds)];
    const found = await Promise.all(this.all.map((channel) => channel.targets(users)));
    return this.all.flatMap(({ key }, i) => routesOn(key, found[i]!));
  }

  /** @throws Error for a key that none has */
  of(key: string): Channel {
    const channel = this.all.find((it) => it.key === key);
    if (!channel) throw new Error(`no channel is called ${key}`);
    return channel;
  }
}

const routesOn = (channel: string, targets: Targets): DeliveryRoute[] =>
  [...targets].flatMap(([userId, found]): DeliveryRoute[] =>
    typeof found === 'string'
      ? [{ userId, channel, target: null, reason: found }]
      : found.map((target) => ({ userId, channel, target, reason: null })),
  );
