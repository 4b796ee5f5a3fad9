import { Injectable } from '@nestjs/common';
import { clearAllOld, oldRows } from '../../../platform/database/clear-old.js';
import { Database } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import type { Page } from '../../../platform/api/page.js';
import { TEST_TYPE, VERIFICATION_TYPE } from '../domain/webhook.js';
import { WebhookDeliveryRow } from './tables.js';

const STORED = {
  id: true,
  webhookId: true,
  type: true,
  status: true,
  reason: true,
  attempts: true,
  lastStatusCode: true,
  dueAt: true,
  settledAt: true,
  createdAt: true,
} as const;

/** A row of the ledger: one message to one webhook. Postgres returns bigints as text. */
export interface WebhookDelivery extends Pick<WebhookDeliveryRow, keyof typeof STORED> {
  /** Its place in the ledger, ascending. */
  readonly number: number;
  readonly position: number | null;
}

/** The columns of a delivery, from the alias `d`. */
export const DELIVERY_COLUMNS = `d.number::float8 AS number, d.position::float8 AS position,
  ${columns(WebhookDeliveryRow, STORED, 'd')}`;

/** The values of a delivery that starts again from its first attempt. */
export const PENDING_AGAIN = `status = 'PENDING', reason = NULL, attempts = 0, last_status_code = NULL,
  due_at = service_now(), settled_at = NULL`;

/**
 * A request of the owner ends the pause of a failing webhook. The other statements take the id from this
 * one, so that the webhook is locked before its deliveries, in the same order as `settle` does.
 */
const END_PAUSE = 'UPDATE webhooks SET rests_until = NULL WHERE id = :webhookId RETURNING id';

type OfWebhook = Pick<WebhookDeliveryRow, 'webhookId'>;

/**
 * Asks an address to confirm itself, at once and from the first attempt. Only one request is pending
 * at a time.
 */
export const ADD_VERIFICATION = statement<WebhookDelivery, OfWebhook>(
  'webhook-deliveries-add-verification',
  `WITH hook AS (${END_PAUSE})
   INSERT INTO webhook_deliveries AS d (webhook_id, type) SELECT id, '${VERIFICATION_TYPE}' FROM hook
   ON CONFLICT (webhook_id) WHERE type = '${VERIFICATION_TYPE}' AND status = 'PENDING'
   DO UPDATE SET ${PENDING_AGAIN} RETURNING ${DELIVERY_COLUMNS}`,
);

const LIST = statement<WebhookDelivery, OfWebhook & { after: number | null; limit: number }>(
  'webhook-deliveries-list',
  `SELECT ${DELIVERY_COLUMNS} FROM webhook_deliveries d
   WHERE webhook_id = :webhookId AND (:after::bigint IS NULL OR number < :after)
   ORDER BY number DESC LIMIT :limit`,
);

const FIND = statement<WebhookDelivery, { id: string; userId: string }>(
  'webhook-deliveries-find',
  `SELECT ${DELIVERY_COLUMNS} FROM webhook_deliveries d
   JOIN webhooks w ON w.id = d.webhook_id WHERE d.id = :id AND w.user_id = :userId`,
);

const ADD_TEST = statement<WebhookDelivery, OfWebhook>(
  'webhook-deliveries-add-test',
  `WITH hook AS (${END_PAUSE})
   INSERT INTO webhook_deliveries AS d (webhook_id, type) SELECT id, '${TEST_TYPE}' FROM hook
   WHERE 10 > (SELECT count(*) FROM webhook_deliveries
     WHERE webhook_id = :webhookId AND type = '${TEST_TYPE}'
       AND created_at > service_now() - interval '1 hour')
   RETURNING ${DELIVERY_COLUMNS}`,
);

const SEND_AGAIN = statement<WebhookDelivery, OfWebhook & { id: string }>(
  'webhook-deliveries-again',
  `WITH hook AS (${END_PAUSE})
   UPDATE webhook_deliveries d SET ${PENDING_AGAIN} FROM hook
   WHERE d.webhook_id = hook.id AND d.id = :id AND d.type <> '${VERIFICATION_TYPE}'
   RETURNING ${DELIVERY_COLUMNS}`,
);

const REWIND = statement<object, OfWebhook & { position: number }>(
  'webhooks-rewind',
  'UPDATE webhooks SET position = least(position, :position) WHERE id = :webhookId',
);

const SWEEPS = [
  oldRows({
    name: 'webhook-deliveries-sweep',
    table: 'webhook_deliveries',
    age: 'settled_at',
    where: `settled_at < service_now() - interval '30 days'`,
  }),
  oldRows({
    name: 'webhook-secrets-sweep',
    table: 'webhook_secrets',
    age: 'expires_at',
    where: 'expires_at <= service_now()',
  }),
];

/** The ledger of messages, and the tests and replays that owners request. */
@Injectable()
export class WebhookDeliveryStore {
  constructor(private readonly database: Database) {}

  /** Newest first; one more than the page holds if there are more. */
  list(webhookId: string, { first, after }: Page<number>): Promise<WebhookDelivery[]> {
    return this.database.rows(LIST, { webhookId, after, limit: first + 1 });
  }

  /** Null unless it belongs to a webhook of the user. */
  find(id: string, userId: string): Promise<WebhookDelivery | null> {
    return this.database.row(FIND, { id, userId });
  }

  /** Adds a test that is due at once; null when there were ten within the hour. */
  addTest(webhookId: string): Promise<WebhookDelivery | null> {
    return this.database.row(ADD_TEST, { webhookId });
  }

  /** Adds a request to confirm, due at once; a request that is pending starts again instead. */
  async addVerification(webhookId: string): Promise<WebhookDelivery> {
    return (await this.database.row(ADD_VERIFICATION, { webhookId }))!;
  }

  /** Makes a delivery with any status pending again, from its first attempt. */
  again(id: string, webhookId: string): Promise<WebhookDelivery | null> {
    return this.database.row(SEND_AGAIN, { id, webhookId });
  }

  /** Sends all events after a position again. */
  async rewind(webhookId: string, position: number): Promise<void> {
    await this.database.rows(REWIND, { webhookId, position });
  }

  /** Deletes deliveries that were settled 30 days ago, and expired secrets. */
  sweep(): Promise<void> {
    return clearAllOld(this.database, SWEEPS);
  }
}
