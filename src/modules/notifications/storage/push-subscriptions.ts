import { Injectable } from '@nestjs/common';
import { groupBy } from '../../../platform/collections.js';
import { Database } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import type { Target } from '../domain/delivery.js';
import { PushSubscriptionRow } from './tables.js';

const SUBSCRIPTION = {
  id: true,
  endpoint: true,
  p256dh: true,
  auth: true,
  label: true,
  createdAt: true,
} as const;

/** A browser to which a user wants notifications to be pushed. */
export interface PushSubscription extends Pick<PushSubscriptionRow, keyof typeof SUBSCRIPTION> {
  /** The name of the personal token or app that made it; null if a session did. */
  readonly addedBy: string | null;
}

/** The columns of {@link PushSubscription}, in `push_subscriptions p`. */
export const COLUMNS = `${columns(PushSubscriptionRow, SUBSCRIPTION, 'p')}, coalesce(
  (SELECT n.name FROM token_names n WHERE n.token_id = p.credential_id),
  (SELECT n.name FROM grant_names n WHERE n.grant_id = p.grant_id)) AS "addedBy"`;

/** Holds as long as what made the subscription `p`. */
export const IS_LIVE = `(EXISTS (SELECT FROM live_grants g WHERE g.grant_id = p.grant_id) OR EXISTS (
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

const toTarget = ({ id, label }: Target): Target => ({ id, label });

/** Reads the push subscriptions that have not ended. */
@Injectable()
export class PushSubscriptions {
  constructor(private readonly database: Database) {}

  /** Where to push: the subscriptions of the users who have some, by user, oldest first. */
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
}
