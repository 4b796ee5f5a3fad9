import { Injectable } from '@nestjs/common';
import { clearAllOld, oldRows } from '../../../../platform/database/clear-old.js';
import { Database } from '../../../../platform/database/database.js';
import type { Page } from '../../../../platform/graphql/connection.js';
import { DeliveryStore } from '../../application/delivery-store.js';
import { TEST_TYPE, VERIFICATION_TYPE } from '../../domain/delivery.js';
import type { Delivery } from '../../domain/delivery.js';
import { DELIVERY_COLUMNS, OWE_VERIFICATION, OWED_ANEW, WAKE } from './delivery-columns.js';

const LIST = {
  name: 'webhook-deliveries-list',
  text: `SELECT ${DELIVERY_COLUMNS} FROM webhook_deliveries d
         WHERE webhook_id = $1 AND ($2::bigint IS NULL OR number < $2)
         ORDER BY number DESC LIMIT $3`,
};

const FIND = {
  name: 'webhook-deliveries-find',
  text: `SELECT ${DELIVERY_COLUMNS} FROM webhook_deliveries d
         JOIN webhooks w ON w.id = d.webhook_id WHERE d.id = $1 AND w.user_id = $2`,
};

const ADD_TEST = {
  name: 'webhook-deliveries-add-test',
  text: `WITH hook AS (${WAKE})
         INSERT INTO webhook_deliveries AS d (webhook_id, type) SELECT id, '${TEST_TYPE}' FROM hook
         WHERE 10 > (SELECT count(*) FROM webhook_deliveries
           WHERE webhook_id = $1 AND type = '${TEST_TYPE}'
             AND created_at > service_now() - interval '1 hour')
         RETURNING ${DELIVERY_COLUMNS}`,
};

const ADD_VERIFICATION = { name: 'webhook-deliveries-add-verification', text: OWE_VERIFICATION };

const AGAIN = {
  name: 'webhook-deliveries-again',
  text: `WITH hook AS (${WAKE})
         UPDATE webhook_deliveries d SET ${OWED_ANEW} FROM hook
         WHERE d.webhook_id = hook.id AND d.id = $2 AND d.type <> '${VERIFICATION_TYPE}'
         RETURNING ${DELIVERY_COLUMNS}`,
};

const REWIND = {
  name: 'webhooks-rewind',
  text: 'UPDATE webhooks SET position = least(position, $2) WHERE id = $1',
};

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

@Injectable()
export class PostgresDeliveryStore extends DeliveryStore {
  constructor(private readonly database: Database) {
    super();
  }

  list(webhookId: string, { first, after }: Page<number>): Promise<Delivery[]> {
    return this.database.run<Delivery>(LIST, [webhookId, after, first + 1]);
  }

  async find(id: string, userId: string): Promise<Delivery | null> {
    return (await this.database.run<Delivery>(FIND, [id, userId]))[0] ?? null;
  }

  async addTest(webhookId: string): Promise<Delivery | null> {
    return (await this.database.run<Delivery>(ADD_TEST, [webhookId]))[0] ?? null;
  }

  async addVerification(webhookId: string): Promise<Delivery> {
    return (await this.database.run<Delivery>(ADD_VERIFICATION, [webhookId]))[0]!;
  }

  async again(id: string, webhookId: string): Promise<Delivery | null> {
    return (await this.database.run<Delivery>(AGAIN, [webhookId, id]))[0] ?? null;
  }

  async rewind(webhookId: string, position: number): Promise<void> {
    await this.database.run(REWIND, [webhookId, position]);
  }

  sweep(): Promise<void> {
    return clearAllOld(this.database, SWEEPS);
  }
}
