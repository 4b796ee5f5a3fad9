import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { WebhookRow } from './tables.js';

const STORED = {
  id: true,
  userId: true,
  url: true,
  types: true,
  state: true,
  disabledReason: true,
  confirmedAt: true,
  createdAt: true,
} as const;

/** The columns of {@link Webhook}, in `webhooks w`. */
export const WEBHOOK_COLUMNS = `${columns(WebhookRow, STORED, 'w')}, coalesce(
  (SELECT n.name FROM token_names n WHERE n.token_id = w.token_id),
  (SELECT n.name FROM grant_names n WHERE n.grant_id = w.grant_id)) AS "addedBy",
  (SELECT f.since FROM target_failures f WHERE f.target_id = w.id) AS "failingSince"`;

/** An address to which a user's events are sent. */
export interface Webhook extends Pick<WebhookRow, keyof typeof STORED> {
  /** The name of the personal token or app that created it; null if the user did. */
  readonly addedBy: string | null;
  /** Since when every attempt has failed; null while messages arrive. */
  readonly failingSince: Date | null;
}

/** Holds as long as what created the webhook `w`. */
export const IS_LIVE_WEBHOOK = `(w.token_id IS NULL AND w.grant_id IS NULL
  OR EXISTS (SELECT FROM live_credentials c WHERE c.credential_id = w.token_id)
  OR EXISTS (SELECT FROM live_grants g WHERE g.grant_id = w.grant_id))`;

const FIND_MANY = statement<Webhook, { ids: readonly string[]; userId: string }>(
  'webhooks-find',
  `SELECT ${WEBHOOK_COLUMNS} FROM webhooks w
   WHERE w.id = ANY(:ids::uuid[]) AND w.user_id = :userId AND ${IS_LIVE_WEBHOOK}`,
);

const LIST = statement<Webhook, { userId: string }>(
  'webhooks-list',
  `SELECT ${WEBHOOK_COLUMNS} FROM webhooks w WHERE w.user_id = :userId AND ${IS_LIVE_WEBHOOK}
   ORDER BY w.created_at, w.id`,
);

/** Reads webhooks. Only their owner finds them. */
@Injectable()
export class OwnWebhooks {
  constructor(private readonly database: Database) {}

  async find(id: string, userId: string): Promise<Webhook | null> {
    const [webhook] = await this.findMany([id], userId);
    return webhook ?? null;
  }

  /** The user's own webhooks with these ids, in no order. */
  findMany(ids: readonly string[], userId: string): Promise<Webhook[]> {
    return this.database.rows(FIND_MANY, { ids, userId });
  }

  /** The user's own webhooks, oldest first. */
  list(userId: string): Promise<Webhook[]> {
    return this.database.rows(LIST, { userId });
  }
}
