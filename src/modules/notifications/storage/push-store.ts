import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { clearOld, oldRows } from '../../../platform/database/clear-old.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { Users } from '../../users/application/index.js';
import type { PushTarget } from '../domain/push-subscription.js';
import { COLUMNS, IS_LIVE } from './push-subscriptions.js';
import type { PushSubscription } from './push-subscriptions.js';
import { PushKeyRow, PushSubscriptionRow } from './tables.js';

/** What made a subscription: a session or a personal token, or the grant of an app. */
export type PushMaker = Pick<PushSubscriptionRow, 'credentialId' | 'grantId'>;

const COUNT_OTHERS = statement<{ found: number }, { userId: string; endpoint: string }>(
  'push-subscription-count-others',
  `SELECT count(*)::integer AS found FROM push_subscriptions p
   WHERE user_id = :userId AND endpoint <> :endpoint AND ${IS_LIVE}`,
);

type Put = Omit<PushSubscription, 'createdAt' | 'addedBy'> &
  PushMaker & { readonly userId: string };

const PUT = statement<PushSubscription, Put>(
  'push-subscription-put',
  `INSERT INTO push_subscriptions AS p (id, user_id, endpoint, p256dh, auth, label, credential_id, grant_id)
   VALUES (:id, :userId, :endpoint, :p256dh, :auth, :label, :credentialId, :grantId)
   ON CONFLICT ON CONSTRAINT push_subscriptions_once DO UPDATE SET
     id = CASE WHEN p.user_id = excluded.user_id THEN p.id ELSE excluded.id END,
     created_at = CASE WHEN p.user_id = excluded.user_id THEN p.created_at ELSE excluded.created_at END,
     user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, label = excluded.label,
     credential_id = excluded.credential_id, grant_id = excluded.grant_id
   RETURNING ${COLUMNS}`,
);

/** A session or token that has ended does not come back, so that its subscriptions are of no more use. */
const CLEAR = oldRows({
  name: 'push-subscription-clear',
  table: 'push_subscriptions AS p',
  age: 'created_at',
  where: `NOT ${IS_LIVE}`,
});

/** The keys that sign push messages (RFC 8292). The private key is never logged or sent. */
export type VapidKeyPair = Pick<PushKeyRow, 'publicKey' | 'privateKey'>;

/** Writes push subscriptions and the keys of the service. */
@Injectable()
export class PushStore {
  constructor(
    private readonly database: Database,
    private readonly users: Users,
  ) {}

  /**
   * Adds a subscription, or gives a known endpoint new keys and a new label. A browser serves one person at a
   * time, so an endpoint belongs to the user who added it last; `whenNew` is called in the same transaction if the
   * user did not have it. Null when the user has `limit` others. The
   * user is locked, so that simultaneous calls cannot exceed the limit together.
   */
  put(
    userId: string,
    maker: PushMaker,
    subscription: PushTarget & Pick<PushSubscription, 'label'>,
    limit: number,
    whenNew: (within: Transaction) => Promise<void>,
  ): Promise<PushSubscription | null> {
    const { endpoint } = subscription;
    return this.database.transaction(async (transaction) => {
      await this.users.hold(userId, transaction);
      const { found } = (await transaction.row(COUNT_OTHERS, { userId, endpoint }))!;
      if (found >= limit) return null;
      const id = randomUUID();
      const stored = await transaction.row(PUT, { ...subscription, ...maker, id, userId });
      if (stored?.id === id) await whenNew(transaction);
      return stored;
    });
  }

  /** Deletes subscriptions whose session or token has ended. */
  clear(): Promise<void> {
    return clearOld(this.database, CLEAR);
  }

  /** Deletes all push subscriptions of these users. */
  async removeAll(userId: string, within: Transaction): Promise<void> {
    await within.of(PushSubscriptionRow).delete({ userId });
  }

  /** Whether there was one. */
  async remove(id: string, userId: string): Promise<boolean> {
    const { affected } = await this.database.of(PushSubscriptionRow).delete({ id, userId });
    return affected === 1;
  }

  findKeys(): Promise<VapidKeyPair | null> {
    return this.database.of(PushKeyRow).findOneBy({ id: 1 });
  }

  /** Stores the keys if there are none yet. */
  async addKeys(keys: VapidKeyPair): Promise<void> {
    const insert = this.database.of(PushKeyRow).createQueryBuilder().insert();
    await insert.values(keys).orIgnore().execute();
  }
}
