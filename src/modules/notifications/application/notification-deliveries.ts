import { Injectable } from '@nestjs/common';
import { groupBy } from '../../../platform/collections.js';
import type { Page } from '../../../platform/api/page.js';
import type { Transaction } from '../../../platform/database/database.js';
import { Deliveries } from '../../deliveries/application/index.js';
import type { Delivery, NewDelivery } from '../../deliveries/application/index.js';
import type { NotificationDeliveryReason } from '../domain/delivery.js';
import type { Notification, NotificationType } from '../domain/notification.js';
import { Channels } from './channel.js';
import type { DeliveryRoute } from './channel.js';

/** The routes to each user. */
type Routes = ReadonlyMap<string, readonly DeliveryRoute[]>;

/** A notification that has just been written. */
interface WrittenNotification extends Pick<
  Notification,
  'id' | 'userId' | 'type' | 'matchId' | 'challengeId'
> {
  /** The trace of the event that has caused it. */
  readonly traceparent?: string | undefined;
}

const NO_TARGET: ReadonlySet<NotificationDeliveryReason> = new Set([
  'NO_ADDRESS',
  'NO_SUBSCRIPTION',
]);

const hasTarget = ({ reason }: DeliveryRoute): boolean => reason === null || !NO_TARGET.has(reason);

/** The deliveries of notifications on their channels. */
@Injectable()
export class NotificationDeliveries {
  private readonly keys: readonly string[];

  constructor(
    private readonly deliveries: Deliveries,
    private readonly channels: Channels,
  ) {
    this.keys = channels.all.map(({ key }) => key);
  }

  /** All routes to these users, at least one for each channel; to be read before the transaction begins. */
  async routesTo(userIds: readonly string[]): Promise<Routes> {
    return groupBy(await this.channels.routesTo(userIds), ({ userId }) => userId);
  }

  /** Adds the deliveries of notifications in the transaction that writes them. */
  async add(
    written: readonly WrittenNotification[],
    routes: Routes,
    within: Transaction,
  ): Promise<void> {
    const added = written.flatMap((notification) =>
      routesOf(notification.type, routes.get(notification.userId) ?? []).map((route) =>
        deliveryOf(notification, route),
      ),
    );
    if (added.length > 0) await this.deliveries.add(added, within);
  }

  /** The deliveries of each of these notifications. */
  of(notificationIds: readonly string[]): Promise<ReadonlyMap<string, Delivery[]>> {
    return this.deliveries.of(notificationIds);
  }

  find(id: string, userId: string): Promise<Delivery | null> {
    return this.deliveries.find(id, userId, this.keys);
  }

  /** Newest first; one more than the page holds if there are more. */
  list(userId: string, page: Page<[string, string]>): Promise<Delivery[]> {
    return this.deliveries.list(userId, this.keys, page);
  }
}

/**
 * Turns are frequent: for a user who never gave an address or subscription each would add deliveries that are suppressed,
 * so that they get none.
 */
const routesOf = (
  type: NotificationType,
  routes: readonly DeliveryRoute[],
): readonly DeliveryRoute[] => (type !== 'YOUR_TURN' || routes.some(hasTarget) ? routes : []);

const deliveryOf = (
  { id: subjectId, type, matchId, challengeId, traceparent }: WrittenNotification,
  { userId, channel, target, reason }: DeliveryRoute,
): NewDelivery => ({
  channel,
  userId,
  type,
  targetId: target?.id ?? null,
  target: target?.label ?? null,
  subjectId,
  about: { matchId, challengeId, ...(traceparent !== undefined && { traceparent }) },
  reason,
});
