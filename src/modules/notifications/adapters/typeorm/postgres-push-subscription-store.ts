import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Database } from '../../../../platform/database/database.js';
import { PushSubscriptionStore } from '../../application/push-subscription-store.js';
import type { PushSubscription, PushTarget } from '../../domain/push-subscription.js';

const COLUMNS = 'id, endpoint, p256dh, auth, label, created_at AS "createdAt"';

const LIST = {
  name: 'push-subscription-list',
  text: `SELECT ${COLUMNS} FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at, id`,
};

const FIND = {
  name: 'push-subscription-find',
  text: `SELECT ${COLUMNS} FROM push_subscriptions WHERE id = $1 AND user_id = $2`,
};

const COUNT_OTHERS = `SELECT count(*)::integer AS count FROM push_subscriptions
  WHERE user_id = $1 AND endpoint <> $2`;

const PUT = `
  INSERT INTO push_subscriptions (id, user_id, endpoint, p256dh, auth, label)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT ON CONSTRAINT push_subscriptions_once
    DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth, label = excluded.label
  RETURNING ${COLUMNS}`;

const REMOVE = {
  name: 'push-subscription-remove',
  text: 'DELETE FROM push_subscriptions WHERE id = $1 AND user_id = $2 RETURNING id',
};

@Injectable()
export class PostgresPushSubscriptionStore extends PushSubscriptionStore {
  constructor(private readonly database: Database) {
    super();
  }

  of(userId: string): Promise<PushSubscription[]> {
    return this.database.run<PushSubscription>(LIST, [userId]);
  }

  async find(id: string, userId: string): Promise<PushSubscription | null> {
    return (await this.database.run<PushSubscription>(FIND, [id, userId]))[0] ?? null;
  }

  /** The user's row is held meanwhile, so that many at once do not pass the limit together. */
  put(
    userId: string,
    { endpoint, p256dh, auth }: PushTarget,
    label: string | null,
    limit: number,
  ): Promise<PushSubscription | null> {
    return this.database.transaction(async (transaction) => {
      await transaction.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [userId]);
      const [others] = await transaction.query<{ count: number }[]>(COUNT_OTHERS, [
        userId,
        endpoint,
      ]);
      if (others!.count >= limit) return null;
      const values = [randomUUID(), userId, endpoint, p256dh, auth, label];
      const [row] = await transaction.query<PushSubscription[]>(PUT, values);
      return row!;
    });
  }

  async remove(id: string, userId: string): Promise<boolean> {
    return (await this.database.run(REMOVE, [id, userId])).length > 0;
  }
}
