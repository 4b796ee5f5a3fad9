import { Injectable } from '@nestjs/common';
import { IsNull, Raw } from 'typeorm';
import { breaksUnique, Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { clearOld, oldRows } from '../../../platform/database/clear-old.js';
import { DeliveryTargets } from '../../deliveries/application/index.js';
import type { Delivery } from '../../deliveries/application/index.js';
import { MAX_SECRETS, MAX_WEBHOOKS } from '../domain/webhook.js';
import { WebhookDeliveryStore } from './delivery-store.js';
import { IS_LIVE_WEBHOOK, WEBHOOK_COLUMNS } from './own-webhooks.js';
import type { Webhook } from './own-webhooks.js';
import { WebhookRow, WebhookSecretRow } from './tables.js';

/** Writes other rows in the same transaction. */
export type Also = (transaction: Transaction) => Promise<void>;

type OwnWebhook = Pick<WebhookRow, 'id' | 'userId'>;

/** The personal token, or the grant of the app, that creates a webhook; both null for a session. */
export type WebhookMaker = Pick<WebhookRow, 'tokenId' | 'grantId'>;

/** The part of a webhook that its owner chooses. */
export type WebhookRequest = Pick<WebhookRow, 'url' | 'types'>;

/** The end of the user's sequence of events; later events are new. */
const NEWEST = (userId: string) =>
  `coalesce((SELECT max(e.position) FROM user_event_positions e WHERE e.user_id = ${userId}), 0)`;

const ONCE = 'webhooks_once';

/** A limit that stops a runaway script. Simultaneous calls may exceed it by a few, which does no harm. */
const INSERT = statement<Webhook, OwnWebhook & WebhookMaker & WebhookRequest & { sealed: Buffer }>(
  'webhooks-insert',
  `WITH w AS (
     INSERT INTO webhooks (id, user_id, url, types, token_id, grant_id, position, state)
     SELECT :id::uuid, :userId::uuid, :url::text, :types::text[], :tokenId::uuid, :grantId::text,
       ${NEWEST(':userId')}, 'PENDING'
     WHERE (SELECT count(*) FROM webhooks WHERE user_id = :userId) < ${MAX_WEBHOOKS}
     RETURNING *
   ), secret AS (INSERT INTO webhook_secrets (webhook_id, sealed) SELECT id, :sealed::bytea FROM w)
   SELECT ${WEBHOOK_COLUMNS} FROM w`,
);

const LOCK = statement<Webhook, OwnWebhook>(
  'webhooks-lock',
  `SELECT ${WEBHOOK_COLUMNS} FROM webhooks w
   WHERE w.id = :id AND w.user_id = :userId AND ${IS_LIVE_WEBHOOK} FOR UPDATE OF w`,
);

const OLD_SECRETS = oldRows({
  name: 'webhook-secrets-sweep',
  table: 'webhook_secrets',
  age: 'expires_at',
  where: 'expires_at <= service_now()',
});

const REWIND = statement<object, { id: string; position: number }>(
  'webhooks-rewind',
  'UPDATE webhooks SET position = least(position, :position) WHERE id = :id',
);

/** How long a receiver may keep using the former secret. */
const ONE_MORE_DAY = { expiresAt: () => `service_now() + interval '1 day'` };

/** Writes webhooks and their secrets. */
@Injectable()
export class WebhookStore {
  constructor(
    private readonly database: Database,
    private readonly messages: WebhookDeliveryStore,
    private readonly targets: DeliveryTargets,
  ) {}

  /** Events from now on are sent to it, once its address has confirmed itself. */
  insert(
    own: OwnWebhook & WebhookMaker,
    { url, types }: WebhookRequest,
    sealed: Buffer,
    also: Also,
  ): Promise<Webhook | 'WEBHOOK_EXISTS' | 'TOO_MANY_WEBHOOKS'> {
    return this.unlessTaken(async (within) => {
      const webhook = await within.row(INSERT, { ...own, url, types, sealed });
      if (!webhook) return 'TOO_MANY_WEBHOOKS';
      await this.messages.askToConfirm(webhook, within);
      await also(within);
      return webhook;
    });
  }

  /**
   * Changes the given fields. A new address has to confirm itself; `also` is called only for a new
   * address.
   */
  update(
    id: string,
    userId: string,
    { url, types }: Partial<WebhookRequest>,
    also: Also,
  ): Promise<Webhook | 'WEBHOOK_EXISTS' | 'WEBHOOK_NOT_FOUND'> {
    return this.unlessTaken(async (within) => {
      const before = await lockOne(id, userId, within);
      if (!before) return 'WEBHOOK_NOT_FOUND';
      const webhooks = within.of(WebhookRow);
      if (types !== undefined) await webhooks.update({ id }, { types });
      if (url === undefined || url === before.url)
        return types === undefined ? before : { ...before, types };
      const state = before.state === 'ACTIVE' ? 'PENDING' : before.state;
      await webhooks.update({ id }, { url, state, confirmedAt: null });
      await this.targets.forgetFailures(id, within);
      if (state === 'PENDING') await this.messages.askToConfirm(before, within);
      await also(within);
      return (await lockOne(id, userId, within))!;
    });
  }

  /** Deletes it with its secrets and deliveries; false when the user has no such webhook. */
  remove(id: string, userId: string): Promise<boolean> {
    return this.database.transaction(async (within) => {
      const { affected } = await within.of(WebhookRow).delete({ id, userId });
      if (affected === 1) await this.targets.remove(id, within);
      return affected === 1;
    });
  }

  /** Deletes all webhooks of a user, with their secrets and deliveries. */
  async removeAll(userId: string, within: Transaction): Promise<void> {
    const own = await within.of(WebhookRow).find({ select: { id: true }, where: { userId } });
    await within.of(WebhookRow).delete({ userId });
    for (const { id } of own) await this.targets.remove(id, within);
  }

  /** Asks the address of a webhook again to confirm itself; null if it has been deleted. */
  askAgain(id: string, userId: string): Promise<Delivery | null> {
    return this.database.transaction(async (within) => {
      const webhook = await lockOne(id, userId, within);
      return webhook && this.messages.askToConfirm(webhook, within);
    });
  }

  /** Sends all events after a position again. */
  async rewind(id: string, position: number): Promise<void> {
    await this.database.rows(REWIND, { id, position });
  }

  /** Deletes expired secrets. */
  clear(): Promise<void> {
    return clearOld(this.database, OLD_SECRETS);
  }

  /**
   * Enables a disabled webhook from now on. It becomes PENDING if its address has never confirmed
   * itself. Any other webhook is left as it is.
   */
  enable(id: string, userId: string): Promise<Webhook | null> {
    return this.database.transaction(async (within) => {
      const before = await lockOne(id, userId, within);
      if (before?.state !== 'DISABLED') return before;
      const state = before.confirmedAt === null ? 'PENDING' : 'ACTIVE';
      const position = () => `greatest(position, ${NEWEST('webhooks.user_id')})`;
      const enabled = { state, disabledReason: null } as const;
      await within.of(WebhookRow).update({ id }, { ...enabled, position });
      await this.targets.forgetFailures(id, within);
      if (state === 'PENDING') await this.messages.askToConfirm(before, within);
      return { ...before, ...enabled, failingSince: null };
    });
  }

  /** Signs with a new secret from now on, and for one more day with the former ones as well. */
  rotate(
    id: string,
    userId: string,
    sealed: Buffer,
    also: Also,
  ): Promise<Webhook | 'WEBHOOK_NOT_FOUND' | 'TOO_MANY_SECRETS'> {
    return this.database.transaction(async (within) => {
      const webhook = await lockOne(id, userId, within);
      if (!webhook) return 'WEBHOOK_NOT_FOUND';
      const secrets = within.of(WebhookSecretRow);
      const newest = { webhookId: id, expiresAt: IsNull() };
      const former = { webhookId: id, expiresAt: Raw((at) => `${at} > service_now()`) };
      if ((await secrets.countBy([newest, former])) >= MAX_SECRETS) return 'TOO_MANY_SECRETS';
      await secrets.update(newest, ONE_MORE_DAY);
      await secrets.insert({ webhookId: id, sealed });
      await also(within);
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

const lockOne = (id: string, userId: string, within: Sql): Promise<Webhook | null> =>
  within.row(LOCK, { id, userId });
