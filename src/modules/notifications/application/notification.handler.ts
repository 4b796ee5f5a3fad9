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

/** How many notices are written in one transaction. */
const MOST_TOGETHER = 50;

/**
 * Writes notifications to users' feeds, adds their deliveries, and publishes them to live subscribers.
 */
@Injectable()
export class NotificationHandler implements TaskHandler {
  readonly kind = 'notice';
  /** While one batch is written, the next one is collected. */
  readonly concurrency = 2 * MOST_TOGETHER;
  private readonly together = new Batcher<TaskPayload>(MOST_TOGETHER, (all) => this.tell(all));

  constructor(
    private readonly notices: NotificationRules,
    private readonly store: NotificationStore,
    private readonly channels: Channels,
    private readonly deliveries: NotificationDeliveryStore,
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  handle(payload: TaskPayload): Promise<void> {
    return this.together.do(payload);
  }

  private async tell(payloads: readonly TaskPayload[]): Promise<void> {
    const owed = await Promise.all(payloads.map((payload) => this.notices.of(payload)));
    const notices = inOrder(owed.flat());
    if (notices.length === 0) return;
    const found = await this.channels.routesTo(notices.map(({ userId }) => userId));
    const ways = groupBy(found, ({ userId }) => userId);
    await this.database.transaction(async (transaction) => {
      const told = await this.store.insert(notices, transaction);
      const lines = told.flatMap((one) => deliveriesOf(one, ways));
      const pending = await this.deliveries.add(lines, transaction);
      await this.outbox.add(transaction, [...told.map(liveTask), ...pending.map(deliveryTask)]);
    });
  }
}

/** One order for all workers, so that two that write the same notifications cannot deadlock. */
const inOrder = (notices: readonly NewNotification[]): NewNotification[] =>
  notices
    .map((notice) => ({ notice, key: JSON.stringify(Object.values(notice)) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ notice }) => notice);

/** The deliveries of a notification, one for each route to its user. */
const deliveriesOf = (
  { id: notificationId, userId }: { id: string; userId: string },
  ways: ReadonlyMap<string, readonly DeliveryRoute[]>,
): NewDelivery[] => (ways.get(userId) ?? []).map((way) => ({ ...way, notificationId }));

const liveTask = ({ id, userId }: { id: string; userId: string }): Task => ({
  kind: 'live',
  payload: { topic: userTopic(userId), ref: id },
});

const deliveryTask = (deliveryId: string): Task => ({ kind: 'delivery', payload: { deliveryId } });
