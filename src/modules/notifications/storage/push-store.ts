import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { In } from 'typeorm';
import { groupBy } from '../../../platform/collections.js';
import { clearOld, oldRows } from '../../../platform/database/clear-old.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { Users } from '../../users/application/index.js';
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
export interface PushSubscription extends Pick<PushSubscriptionRow, keyof typeof SUBSCRIPTION> {
  /** The name of the personal token or app that made it; null if a session did. */
  readonly addedBy: string | null;
}

const COLUMNS = `${columns(PushSubscriptionRow, SUBSCRIPTION, 'p')}, coalesce(
  (SELECT n.name FROM token_names n WHERE n.token_id = p.credential_id),
  (SELECT n.name FROM grant_names n WHERE n.grant_id = p.grant_id)) AS "addedBy"`;

/** What made a subscription: a session or a personal token, or the grant of an app. */
export type PushMaker = Pick<PushSubscriptionRow, 'credentialId' | 'grantId'>;

/** Holds as long as what made the subscription `p`. */
const IS_LIVE = `(EXISTS (SELECT FROM live_grants g WHERE g.grant_id = p.grant_id) OR EXISTS (
  SELECT FROM live_credentials c WHERE c.credential_id = p.credential_id AND c.user_id = p.user_id))`;

/** For many users at once, because many notifications are written together. */
const TARGETS = statement<Target & { userId: string }, { userIds: readonly string[] }>(
  'push-subscription-targets',
  `SELECT user_id AS "userId", id, label FROM push_subscriptions p
   WHERE user_id = ANY(:userIds::uuid[]) AND ${IS_LIVE} ORDER BY created_at, id`,
);

const OF_USER = statement<PushSubscription, { userId: string }>(
  'push-subscription-list',
  `SELECT ${COLUMNS} FROM push_subscriptions p
   WHERE user_id = :userId AND ${IS_LIVE} ORDER BY created_at, id`,
);

const FIND = statement<PushSubscription, { id: string; userId: string }>(
  'push-subscription-find',
  `SELECT ${COLUMNS} FROM push_subscriptions p
   WHERE id = :id AND user_id = :userId AND ${IS_LIVE}`,
);

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
type VapidKeyPair = Pick<PushKeyRow, 'publicKey' | 'privateKey'>;

const toTarget = ({ id, label }: Target): Target => ({ id, label });

/** Stores push subscriptions and the keys of the service. */
@Injectable()
export class PushStore {
  private knownKeys: VapidKeyPair | null = null;

  constructor(
    private readonly database: Database,
    private readonly users: Users,
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

  /** Null as well when the session, token or grant that made it has ended. */
  find(id: string, userId: string): Promise<PushSubscription | null> {
    return this.database.row(FIND, { id, userId });
  }

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
