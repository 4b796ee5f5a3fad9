import type { DeliveryReason, Sent, Target } from '../domain/delivery.js';
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
  /** Where the user can be reached; why nowhere. */
  abstract targets(userId: string): Promise<readonly Target[] | DeliveryReason>;
  /** One try; it must end within a minute, for then another worker may try as well. */
  abstract send(target: Target, notice: OutgoingNotice): Promise<Sent>;
}

/** The ways to one user, channel by channel; why there is none. */
export type Ways = ReadonlyMap<string, readonly Target[] | DeliveryReason>;

/** All channels. */
export class Channels {
  constructor(readonly all: readonly Channel[]) {}

  /** The ways to each user. */
  async waysTo(userIds: readonly string[]): Promise<ReadonlyMap<string, Ways>> {
    const users = [...new Set(userIds)];
    const ways = await Promise.all(users.map((userId) => this.waysToOne(userId)));
    return new Map(users.map((userId, i) => [userId, ways[i]!]));
  }

  /** @throws Error for a key that none has */
  of(key: string): Channel {
    const channel = this.all.find((it) => it.key === key);
    if (!channel) throw new Error(`no channel is called ${key}`);
    return channel;
  }

  private async waysToOne(userId: string): Promise<Ways> {
    const found = await Promise.all(this.all.map((channel) => channel.targets(userId)));
    return new Map(this.all.map(({ key }, i) => [key, found[i]!]));
  }
}
