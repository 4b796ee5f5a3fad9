import { Injectable } from '@nestjs/common';
import { groupBy } from '../../../platform/collections.js';
import { Database } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/tasks/outbox.js';
import type { Task, TaskPayload } from '../../../platform/tasks/task.js';
import type { TaskHandler } from '../../../platform/tasks/task-handlers.js';
import { Batcher } from '../../../platform/tasks/batcher.js';
import type { NewNotification } from '../domain/notification.js';
import { NotificationDeliveryStore } from '../storage/delivery-store.js';
import type { NewDelivery } from '../storage/delivery-store.js';
import { NotificationStore } from '../storage/notification-store.js';
import { Channels } from './channel.js';
import type { DeliveryRoute } from './channel.js';
import { NotificationRules } from './notification-rules.js';

/** The prefix of the topics of users' notifications. */
export const USER_TOPIC = 'user.';

/** The topic on which a user's new notifications are published. */
export const userTopic = (userId: string): string => `${USER_TOPIC}${userId}`;

/** How many notifications are written in one transaction. */
const MOST_TOGETHER = 50;

/**
 * Writes notifications to users' feeds, adds their deliveries, and publishes them to live subscribers.
 */
@Injectable()
export class NotificationHandler implements TaskHandler {
  readonly kind = 'notice';
  /** While one batch is written, the next one is collected. */
  readonly concurrency = 2 * MOST_TOGETHER;
  private readonly batches = new Batcher<TaskPayload>(MOST_TOGETHER, (batch) => this.write(batch));

  constructor(
    private readonly notices: NotificationRules,
    private readonly store: NotificationStore,
    private readonly channels: Channels,
    private readonly deliveries: NotificationDeliveryStore,
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  handle(payload: TaskPayload): Promise<void> {
    return this.batches.do(payload);
  }

  private async write(payloads: readonly TaskPayload[]): Promise<void> {
    const lists = await Promise.all(payloads.map((payload) => this.notices.of(payload)));
    const notices = inOrder(lists.flat());
    if (notices.length === 0) return;
    const found = await this.channels.routesTo(notices.map(({ userId }) => userId));
    const routes = groupBy(found, ({ userId }) => userId);
    await this.database.transaction(async (transaction) => {
      const added = await this.store.insert(notices, transaction);
      const deliveries = added.flatMap((notification) => deliveriesOf(notification, routes));
      const pending = await this.deliveries.add(deliveries, transaction);
      await this.outbox.add(transaction, [...added.map(liveTask), ...pending.map(deliveryTask)]);
    });
  }
}

/** All workers use this order, so that two of them cannot deadlock when they write the same notifications. */
const inOrder = (notices: readonly NewNotification[]): NewNotification[] =>
  notices
    .map((notice) => ({ notice, key: JSON.stringify(Object.values(notice)) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ notice }) => notice);

/** The deliveries of a notification, one for each route to its user. */
const deliveriesOf = (
  { id: notificationId, userId }: { id: string; userId: string },
  routes: ReadonlyMap<string, readonly DeliveryRoute[]>,
): NewDelivery[] => (routes.get(userId) ?? []).map((route) => ({ ...route, notificationId }));

const liveTask = ({ id, userId }: { id: string; userId: string }): Task => ({
  kind: 'live',
  payload: { topic: userTopic(userId), ref: id },
});

const deliveryTask = (deliveryId: string): Task => ({ kind: 'delivery', payload: { deliveryId } });
