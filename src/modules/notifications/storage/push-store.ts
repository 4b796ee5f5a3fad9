import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { In, Not } from 'typeorm';
import { groupBy } from '../../../platform/collections.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { UserStore } from '../../users/storage/index.js';
import type { Target } from '../domain/delivery.js';
import type { PushTarget } from '../domain/push-subscription.js';
import { PushKeyRow, PushSubscriptionRow } from './tables.js';

const SUBSCRIPTION = {
  id: true,
  endpoint: true,
  p256dh: true,
  auth: true,
  label: true,
  createdAt: true,
} as const;
export type PushSubscription = Pick<PushSubscriptionRow, keyof typeof SUBSCRIPTION>;

/** For many users at once, because many notifications are written together. */
const TARGETS = statement<Target & { userId: string }, { userIds: readonly string[] }>(
  'push-subscription-targets',
  `SELECT user_id AS "userId", id, label FROM push_subscriptions
   WHERE user_id = ANY(:userIds::uuid[]) ORDER BY created_at, id`,
);

const OF_USER = statement<PushSubscription, { userId: string }>(
  'push-subscription-list',
  `SELECT ${columns(PushSubscriptionRow, SUBSCRIPTION)} FROM push_subscriptions
   WHERE user_id = :userId ORDER BY created_at, id`,
);

type Put = Omit<PushSubscription, 'createdAt'> & { readonly userId: string };

const PUT = statement<PushSubscription, Put>(
  'push-subscription-put',
  `INSERT INTO push_subscriptions (id, user_id, endpoint, p256dh, auth, label)
   VALUES (:id, :userId, :endpoint, :p256dh, :auth, :label)
   ON CONFLICT ON CONSTRAINT push_subscriptions_once
     DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth, label = excluded.label
   RETURNING ${columns(PushSubscriptionRow, SUBSCRIPTION)}`,
);

/** The keys that sign push messages (RFC 8292). The private key is never logged or sent. */
type VapidKeyPair = Pick<PushKeyRow, 'publicKey' | 'privateKey'>;

const toTarget = ({ id, label }: Target): Target => ({ id, label });

/** Stores push subscriptions and the keys of the service. */
@Injectable()
export class PushStore {
  private knownKeys: VapidKeyPair | null = null;

  constructor(
    private readonly database: Database,
    private readonly users: UserStore,
  ) {}

  /** The subscriptions of each user who has any, oldest first. */
  async targetsOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Target[]>> {
    const rows = await this.database.rows(TARGETS, { userIds });
    const found = groupBy(rows, ({ userId }) => userId);
    return new Map([...found].map(([userId, all]) => [userId, all.map(toTarget)]));
  }

  /** Oldest first. */
  of(userId: string): Promise<PushSubscription[]> {
    return this.database.rows(OF_USER, { userId });
  }

  find(id: string, userId: string): Promise<PushSubscription | null> {
    const wanted = { select: SUBSCRIPTION, where: { id, userId } };
    return this.database.of(PushSubscriptionRow).findOne(wanted);
  }

  /**
   * Adds a subscription, or gives a known endpoint new keys and a new label. Null when the user has `limit`
   * others. The user is locked, so that simultaneous calls cannot exceed the limit together.
   */
  put(
    userId: string,
    { endpoint, p256dh, auth }: PushTarget,
    label: string | null,
    limit: number,
  ): Promise<PushSubscription | null> {
    return this.database.transaction(async (transaction) => {
      await this.users.hold(userId, transaction);
      const others = { userId, endpoint: Not(endpoint) };
      if ((await transaction.of(PushSubscriptionRow).countBy(others)) >= limit) return null;
      return transaction.row(PUT, { id: randomUUID(), userId, endpoint, p256dh, auth, label });
    });
  }

  /** Deletes all push subscriptions of these users. */
  async removeAll(userIds: readonly string[], within: Transaction): Promise<void> {
    await within.of(PushSubscriptionRow).delete({ userId: In([...userIds]) });
  }

  /** Whether there was one. */
  async remove(id: string, userId: string): Promise<boolean> {
    const { affected } = await this.database.of(PushSubscriptionRow).delete({ id, userId });
    return affected === 1;
  }
  /**
   * The key pair of the service. It never changes, because subscriptions are bound to it. It is created when
   * there is none; all processes then use the same one.
   */
  async keys(): Promise<VapidKeyPair> {
    return (this.knownKeys ??= (await this.findKeys()) ?? (await this.drawKeys()));
  }

  private findKeys(): Promise<VapidKeyPair | null> {
    return this.database.of(PushKeyRow).findOneBy({ id: 1 });
  }

  /** If several processes create keys at the same time, those of the first are stored. */
  private async drawKeys(): Promise<VapidKeyPair> {
    const { default: webPush } = await import('web-push'); // needed once in the life of a database
    const drawn = webPush.generateVAPIDKeys();
    const insert = this.database.of(PushKeyRow).createQueryBuilder().insert();
    await insert.values(drawn).orIgnore().execute();
    return (await this.findKeys())!;
  }
}
