import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { breaksUnique, Database } from '../../../../platform/database/database.js';
import { WebhookStore } from '../../application/webhook-store.js';
import type { StoredOr } from '../../application/webhook-store.js';
import { MAX_SECRETS, MAX_WEBHOOKS } from '../../domain/webhook.js';
import type { Webhook, WebhookWish } from '../../domain/webhook.js';

const COLUMNS = `w.id, w.user_id AS "userId", w.url, w.types, w.state,
  w.disabled_reason AS "disabledReason", w.failing_since AS "failingSince",
  w.created_at AS "createdAt"`;

/** The end of the user's sequence: what comes after it is new. */
const NEWEST = (userId: string) =>
  `coalesce((SELECT max(e.position) FROM user_events e WHERE e.user_id = ${userId}), 0)`;

const ONCE = 'webhooks_once';

/** The limit keeps a runaway script in check; a few too many at the same moment do no harm. */
const INSERT = {
  name: 'webhooks-insert',
  text: `WITH w AS (
           INSERT INTO webhooks (id, user_id, url, types, position)
           SELECT $1::uuid, $2::uuid, $3::text, $4::text[], ${NEWEST('$2')}
           WHERE (SELECT count(*) FROM webhooks WHERE user_id = $2) < ${MAX_WEBHOOKS}
           RETURNING *
         ), secret AS (INSERT INTO webhook_secrets (webhook_id, sealed) SELECT id, $5::bytea FROM w)
         SELECT ${COLUMNS} FROM w`,
};

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
].map(([column, value]) => `${column} = CASE WHEN url <> $3 THEN ${value} ELSE ${column} END`);

const UPDATE = {
  name: 'webhooks-update',
  text: `UPDATE webhooks w SET url = coalesce($3, url), ${ANEW.join(', ')},
           types = CASE WHEN $4::boolean THEN $5::text[] ELSE types END
         WHERE id = $1 AND user_id = $2 RETURNING ${COLUMNS}`,
};

const REMOVE = {
  name: 'webhooks-remove',
  text: 'DELETE FROM webhooks WHERE id = $1 AND user_id = $2 RETURNING id',
};

const ENABLE = {
  name: 'webhooks-enable',
  text: `UPDATE webhooks w SET state = 'ACTIVE', disabled_reason = NULL, failing_since = NULL,
           failures = 0, position = greatest(position, ${NEWEST('w.user_id')})
         WHERE id = $1 AND user_id = $2 AND state = 'DISABLED' RETURNING ${COLUMNS}`,
};

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
  ): Promise<StoredOr<'WEBHOOK_EXISTS' | 'TOO_MANY_WEBHOOKS'>> {
    return unlessTaken(async () => {
      const [webhook] = await this.database.run<Webhook>(INSERT, [id, userId, url, types, sealed]);
      return webhook ?? 'TOO_MANY_WEBHOOKS';
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
  ): Promise<StoredOr<'WEBHOOK_EXISTS' | 'WEBHOOK_NOT_FOUND'>> {
    const values = [id, userId, url ?? null, types !== undefined, types ?? null];
    return unlessTaken(async () => {
      const [webhook] = await this.database.run<Webhook>(UPDATE, values);
      return webhook ?? 'WEBHOOK_NOT_FOUND';
    });
  }

  async remove(id: string, userId: string): Promise<boolean> {
    return (await this.database.run(REMOVE, [id, userId])).length > 0;
  }

  async enable(id: string, userId: string): Promise<Webhook | null> {
    const [enabled] = await this.database.run<Webhook>(ENABLE, [id, userId]);
    return enabled ?? this.find(id, userId);
  }

  rotate(
    id: string,
    userId: string,
    sealed: Buffer,
  ): Promise<StoredOr<'WEBHOOK_NOT_FOUND' | 'TOO_MANY_SECRETS'>> {
    return this.database.transaction(async (manager) => {
      const [webhook] = await manager.query<Webhook[]>(`${FIND.text} FOR UPDATE`, [id, userId]);
      if (!webhook) return 'WEBHOOK_NOT_FOUND';
      const [live] = await manager.query<{ count: number }[]>(LIVE_SECRETS, [id]);
      if (live!.count >= MAX_SECRETS) return 'TOO_MANY_SECRETS';
      await replaceSecret(manager, id, sealed);
      return webhook;
    });
  }
}

async function replaceSecret(manager: EntityManager, id: string, sealed: Buffer): Promise<void> {
  await manager.query(EXPIRE, [id]);
  await manager.query('INSERT INTO webhook_secrets (webhook_id, sealed) VALUES ($1, $2)', [
    id,
    sealed,
  ]);
}

async function unlessTaken<T>(write: () => Promise<T>): Promise<T | 'WEBHOOK_EXISTS'> {
  try {
    return await write();
  } catch (error) {
    if (breaksUnique(error, ONCE)) return 'WEBHOOK_EXISTS';
    throw error;
  }
}
