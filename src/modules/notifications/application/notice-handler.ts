import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Relay } from '../../../platform/outbox/relay.js';
import type { Task, TaskPayload } from '../../../platform/outbox/task.js';
import type { TaskHandler } from '../../../platform/queue/task-handlers.js';
import { deliveriesOf, DeliveryPlanner } from './delivery-planner.js';
import { DeliveryStore } from './delivery-store.js';
import { Notices } from './notices.js';
import { NotificationStore } from './notification-store.js';

/** How the topics of users' notifications begin. */
export const USER_TOPIC = 'user.';

/** The topic on which a user's new notifications are told. */
export const userTopic = (userId: string): string => `${USER_TOPIC}${userId}`;

/** Puts what is owed to users into their feeds and the ledger, and tells those who listen. */
@Injectable()
export class NoticeHandler implements TaskHandler {
  readonly kind = 'notice';
  readonly concurrency = 8;

  constructor(
    private readonly notices: Notices,
    private readonly store: NotificationStore,
    private readonly planner: DeliveryPlanner,
    private readonly deliveries: DeliveryStore,
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly relay: Relay,
  ) {}

  async handle(payload: TaskPayload): Promise<void> {
    const notices = await this.notices.of(payload);
    if (notices.length === 0) return;
    const ways = await this.planner.waysTo(notices.map(({ userId }) => userId));
    await this.database.transaction(async (manager) => {
      const told = await this.store.insert(notices, manager);
      const lines = told.flatMap((one) => deliveriesOf(one, ways.get(one.userId)!));
      const pending = await this.deliveries.add(lines, manager);
      await this.outbox.add(manager, [...told.map(liveTask), ...pending.map(deliveryTask)]);
    });
    this.relay.kick();
  }
}

const liveTask = ({ id, userId }: { id: string; userId: string }): Task => ({
  kind: 'live',
  payload: { topic: userTopic(userId), ref: id },
});

const deliveryTask = (deliveryId: string): Task => ({ kind: 'delivery', payload: { deliveryId } });
