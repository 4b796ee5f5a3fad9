import { Injectable } from '@nestjs/common';
import type { DeliveryReason, Target } from '../domain/delivery.js';
import type { NewDelivery } from '../storage/delivery-store.js';
import { Channels } from './channel.js';

/** The ways to one user, channel by channel. */
export type Ways = ReadonlyMap<string, readonly Target[] | DeliveryReason>;

/** Finds out where notifications are to go. */
@Injectable()
export class DeliveryPlanner {
  constructor(private readonly channels: Channels) {}

  /** The ways to each user. */
  async waysTo(userIds: readonly string[]): Promise<ReadonlyMap<string, Ways>> {
    const users = [...new Set(userIds)];
    const ways = await Promise.all(users.map((userId) => this.waysToOne(userId)));
    return new Map(users.map((userId, i) => [userId, ways[i]!]));
  }

  private async waysToOne(userId: string): Promise<Ways> {
    const { all } = this.channels;
    const found = await Promise.all(all.map((channel) => channel.targets(userId)));
    return new Map(all.map(({ key }, i) => [key, found[i]!]));
  }
}

/** The ledger's lines for a notification: one at least for each channel. */
export function deliveriesOf(
  { id: notificationId, userId }: { id: string; userId: string },
  ways: Ways,
): NewDelivery[] {
  return [...ways].flatMap(([channel, found]): NewDelivery[] => {
    const line = { notificationId, userId, channel };
    if (typeof found === 'string') return [{ ...line, target: null, reason: found }];
    return found.map((target) => ({ ...line, target, reason: null }));
  });
}
