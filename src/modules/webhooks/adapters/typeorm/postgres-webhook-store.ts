import { Injectable } from '@nestjs/common';
import { breaksUnique, Database } from '../../../../platform/database/database.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { WebhookStore } from '../../application/webhook-store.js';
import type { Also, StoredOr } from '../../application/webhook-store.js';
import { MAX_SECRETS, MAX_WEBHOOKS } from '../../domain/webhook.js';
import type { Webhook, WebhookWish } from '../../domain/webhook.js';
import { OWE_VERIFICATION } from './delivery-columns.js';

const COLUMNS = `w.id, w.user_id AS "userId", w.url, w.types, w.state,
  w.disabled_reason AS "disabledReason", w.failing_since AS "failingSince",
  w.confirmed_at AS "confirmedAt", w.created_at AS "createdAt"`;

/** The end of the user's sequence: what comes after it is new. */
const NEWEST = (userId: string) =>
  `coalesce((SELECT max(e.position) FROM user_events e WHERE e.user_id = ${userId}), 0)`;

const ONCE = 'webhooks_once';

/** The limit keeps a runaway script in check; a few too many at the same moment do no harm. */
const INSERT = `
  WITH w AS (
    INSERT INTO webhooks (id, user_id, url, types, position, state)
    SELECT $1::uuid, $2::uuid, $3::text, $4::text[], ${NEWEST('$2')}, 'PENDING'
    WHERE (SELECT count(*) FROM webhooks WHERE user_id = $2) < ${MAX_WEBHOOKS}
    RETURNING *
  ), secret AS (INSERT INTO webhook_secrets (webhook_id, sealed) SELECT id, $5::bytea FROM w)
  SELECT ${COLUMNS} FROM w`;

const FIND = {
  name: 'webhooks-find',
  text: `SELECT ${COLUMNS} FROM webhooks w WHERE id = $1 AND user_id = $2`,
};

const LIST = {
  name: 'webhooks-list',
  text: `SELECT ${COLUMNS} FROM webhooks w WHERE user_id = $1 ORDER BY created_at, id`,
};

/** A new address starts anew: with no lease what the old one answers from now on is not heard. */
const ANEW = [
  ['failing_since', 'NULL'],
  ['failures', '0'],
  ['rests_until', 'NULL'],
  ['lease', 'NULL'],
  ['leased_until', 'now()'],
  ['confirmed_at', 'NULL'],
  ['state', "CASE state WHEN 'ACTIVE' THEN 'PENDING' ELSE state END"],
].map(([column, value]) => `${column} = CASE WHEN url <> $3 THEN ${value} ELSE ${column} END`);

const UPDATE = `
  WITH w AS (
    UPDATE webhooks SET url = coalesce($3, url), ${ANEW.join(', ')},
      types = CASE WHEN $4::boolean THEN $5::text[] ELSE types END
    WHERE id = $1 AND user_id = $2 RETURNING *
  ) SELECT ${COLUMNS} FROM w`;

const REMOVE = {
  name: 'webhooks-remove',
  text: 'DELETE FROM webhooks WHERE id = $1 AND user_id = $2 RETURNING id',
};

const ENABLE = `
  WITH w AS (
    UPDATE webhooks w SET disabled_reason = NULL, failing_since = NULL, failures = 0,
      state = CASE WHEN confirmed_at IS NULL THEN 'PENDING' ELSE 'ACTIVE' END,
      position = greatest(position, ${NEWEST('w.user_id')})
    WHERE id = $1 AND user_id = $2 AND state = 'DISABLED' RETURNING *
  ) SELECT ${COLUMNS} FROM w`;

const LIVE_SECRETS = `
  SELECT count(*)::integer AS count FROM webhook_secrets
  WHERE webhook_id = $1 AND (expires_at IS NULL OR expires_at > service_now())`;

/** For how long a receiver may go on with the secret that it knows. */
const EXPIRE = `
  UPDATE webhook_secrets SET expires_at = service_now() + interval '1 day'
  WHERE webhook_id = $1 AND expires_at IS NULL`;

@Injectable()
export class PostgresWebhookStore extends WebhookStore {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(
    id: string,
    userId: string,
    { url, types }: WebhookWish,
    sealed: Buffer,
    also: Also,
  ): Promise<StoredOr<'WEBHOOK_EXISTS' | 'TOO_MANY_WEBHOOKS'>> {
    return this.unlessTaken(async (transaction) => {
      const values = [id, userId, url, types, sealed];
      const [webhook] = await transaction.query<Webhook[]>(INSERT, values);
      if (!webhook) return 'TOO_MANY_WEBHOOKS';
      await transaction.query(OWE_VERIFICATION, [id]);
      await also(transaction);
      return webhook;
    });
  }

  async find(id: string, userId: string): Promise<Webhook | null> {
    return (await this.database.run<Webhook>(FIND, [id, userId]))[0] ?? null;
  }

  list(userId: string): Promise<Webhook[]> {
    return this.database.run<Webhook>(LIST, [userId]);
  }

  async update(
    id: string,
    userId: string,
    { url, types }: Partial<WebhookWish>,
    also: Also,
  ): Promise<StoredOr<'WEBHOOK_EXISTS' | 'WEBHOOK_NOT_FOUND'>> {
    const values = [id, userId, url ?? null, types !== undefined, types ?? null];
    return this.unlessTaken(async (transaction) => {
      const before = await lockOne(transaction, id, userId);
      if (!before) return 'WEBHOOK_NOT_FOUND';
      const [webhook] = await transaction.query<Webhook[]>(UPDATE, values);
      if (webhook!.url !== before.url) {
        if (webhook!.state === 'PENDING') await transaction.query(OWE_VERIFICATION, [id]);
        await also(transaction);
      }
      return webhook!;
    });
  }

  async remove(id: string, userId: string): Promise<boolean> {
    return (await this.database.run(REMOVE, [id, userId])).length > 0;
  }

  async enable(id: string, userId: string): Promise<Webhook | null> {
    const enabled = await this.database.transaction(async (transaction) => {
      const [webhook] = await transaction.query<Webhook[]>(ENABLE, [id, userId]);
      if (webhook?.state === 'PENDING') await transaction.query(OWE_VERIFICATION, [id]);
      return webhook ?? null;
    });
    return enabled ?? this.find(id, userId);
  }

  rotate(
    id: string,
    userId: string,
    sealed: Buffer,
  ): Promise<StoredOr<'WEBHOOK_NOT_FOUND' | 'TOO_MANY_SECRETS'>> {
    return this.database.transaction(async (transaction) => {
      const webhook = await lockOne(transaction, id, userId);
      if (!webhook) return 'WEBHOOK_NOT_FOUND';
      const [live] = await transaction.query<{ count: number }[]>(LIVE_SECRETS, [id]);
      if (live!.count >= MAX_SECRETS) return 'TOO_MANY_SECRETS';
      await replaceSecret(transaction, id, sealed);
      return webhook;
    });
  }

  private async unlessTaken<T>(
    write: (transaction: Transaction) => Promise<T>,
  ): Promise<T | 'WEBHOOK_EXISTS'> {
    try {
      return await this.database.transaction(write);
    } catch (error) {
      if (breaksUnique(error, ONCE)) return 'WEBHOOK_EXISTS';
      throw error;
    }
  }
}

async function lockOne(
  transaction: Transaction,
  id: string,
  userId: string,
): Promise<Webhook | null> {
  const [webhook] = await transaction.query<Webhook[]>(`${FIND.text} FOR UPDATE`, [id, userId]);
  return webhook ?? null;
}

async function replaceSecret(transaction: Transaction, id: string, sealed: Buffer): Promise<void> {
  await transaction.query(EXPIRE, [id]);
  await transaction.query('INSERT INTO webhook_secrets (webhook_id, sealed) VALUES ($1, $2)', [
    id,
    sealed,
  ]);
}
