import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/tasks/outbox.js';
import type { Task, TaskPayload } from '../../../platform/tasks/task.js';
import type { TaskHandler } from '../../../platform/tasks/task-handlers.js';
import { Batcher } from '../../../platform/tasks/batcher.js';
import type { NewNotification } from '../domain/notification.js';
import { NotificationStore } from '../storage/notification-store.js';
import { NotificationDeliveries } from './notification-deliveries.js';
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
    private readonly deliveries: NotificationDeliveries,
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
    const routes = await this.deliveries.routesTo(notices.map(({ userId }) => userId));
    await this.database.transaction(async (transaction) => {
      const added = await this.store.insert(notices, transaction);
      await this.deliveries.add(added, routes, transaction);
      await this.outbox.add(transaction, added.map(liveTask));
    });
  }
}

/** All workers use this order, so that two of them cannot deadlock when they write the same notifications. */
const inOrder = (notices: readonly NewNotification[]): NewNotification[] =>
  notices
    .map((notice) => ({ notice, key: JSON.stringify(Object.values(notice)) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ notice }) => notice);

const liveTask = ({ id, userId }: { id: string; userId: string }): Task => ({
  kind: 'live',
  payload: { topic: userTopic(userId), ref: id },
});
