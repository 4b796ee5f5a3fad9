import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import type { Viewer } from '../../../platform/api/viewer.js';
import type { Transaction } from '../../../platform/database/database.js';
import { Idempotency, keyedCall, keyFailure } from '../../../platform/idempotency/idempotency.js';
import type { KeyedCall } from '../../../platform/idempotency/idempotency.js';
import { OutboundHttp } from '../../../platform/outbound/outbound-http.js';
import { TryLimits } from '../../auth/application/index.js';
import { Letters } from '../../mail/application/index.js';
import { Guests } from '../../users/application/index.js';
import { readSecret } from '../domain/secret.js';
import { OwnWebhooks } from '../storage/own-webhooks.js';
import type { Webhook } from '../storage/own-webhooks.js';
import { WebhookStore } from '../storage/webhook-store.js';
import type { Also, WebhookRequest } from '../storage/webhook-store.js';
import { webhookFailure } from './failures.js';
import type { WebhookFailure } from './failures.js';
import { WebhookSecrets } from './webhook-secrets.js';

/** A webhook and its new secret; the secret is null for a repeated call. */
export interface GrantedSecret {
  readonly webhook: Webhook;
  readonly secret: string | null;
}

/** The secret that the owner has chosen; null for a new one. */
interface ChosenSecret {
  readonly secret: string | null;
}

/** A secret for the webhook with this id. */
interface NewSecret extends ChosenSecret {
  readonly id: string;
}

type Outcome<T> = Result<T, readonly Failure[]>;

/** Writes an encrypted secret, and calls `keep` in the same transaction. */
type Write = (
  encrypted: Buffer,
  keep: (within: Transaction) => Promise<void>,
) => Promise<Webhook | StoreRefusal>;

/** Creates, changes and deletes a user's own webhooks, and rotates their secrets. */
@Injectable()
export class Webhooks {
  constructor(
    private readonly own: OwnWebhooks,
    private readonly store: WebhookStore,
    private readonly secrets: WebhookSecrets,
    private readonly http: OutboundHttp,
    private readonly limits: TryLimits,
    private readonly letters: Letters,
    private readonly idempotency: Idempotency,
    private readonly guests: Guests,
  ) {}

  /**
   * Creates a webhook. It ends with the token or grant by which the viewer creates it, but not with a session.
   *
   * @param key the client's idempotency key
   * @throws ApiError RATE_LIMITED when the user has created too many within an hour
   */
  async create(
    { userId, tokenId, grantId }: Viewer,
    { secret, ...request }: WebhookRequest & ChosenSecret,
    key: string | null,
  ): Promise<Outcome<GrantedSecret>> {
    const guest = await this.guests.refusal(userId);
    if (guest) return refuse([guest]);
    const badKey = keyFailure(key);
    const problems = [
      ...this.problemsOf(request),
      ...secretProblems(secret),
      ...(badKey ? [badKey] : []),
    ];
    if (problems.length > 0) return refuse(problems);
    await this.limits.count([{ limit: 'webhook-owner', key: userId }]);
    const id = randomUUID();
    return this.grantOnce(
      keyedCall(userId, key, 'createWebhook', [request, secret]),
      { id, secret },
      (encrypted, keep) =>
        this.store.insert({ id, userId, tokenId, grantId }, request, encrypted, async (within) => {
          await this.emailTo(userId)(within);
          await keep(within);
        }),
    );
  }

  /** @throws ApiError RATE_LIMITED when the user has named too many addresses within an hour */
  async update(
    userId: string,
    id: string,
    change: Partial<WebhookRequest>,
  ): Promise<Outcome<Webhook>> {
    const problems = this.problemsOf(change);
    if (problems.length > 0) return refuse(problems);
    if (change.url !== undefined)
      await this.limits.count([{ limit: 'webhook-owner', key: userId }]);
    return outcomeOf(await this.store.update(id, userId, change, this.emailTo(userId)));
  }

  /** Events that were missed while the webhook was disabled are not sent; a replay sends them. */
  async enable(userId: string, id: string): Promise<Outcome<Webhook>> {
    return outcomeOf((await this.store.enable(id, userId)) ?? 'WEBHOOK_NOT_FOUND');
  }

  /** @param key the client's idempotency key */
  async rotate(
    userId: string,
    { id, secret }: NewSecret,
    key: string | null,
  ): Promise<Outcome<GrantedSecret>> {
    const problems = secretProblems(secret);
    if (problems.length > 0) return refuse(problems);
    return this.grantOnce(
      keyedCall(userId, key, 'rotateWebhookSecret', [id, secret]),
      { id, secret },
      (encrypted, keep) => this.store.rotate(id, userId, encrypted, keep),
    );
  }

  /** Creates one secret for each key; `write` stores it together with the key. */
  private async grantOnce(
    call: KeyedCall,
    { id, secret: chosen }: NewSecret,
    write: Write,
  ): Promise<Outcome<GrantedSecret>> {
    const done = await this.idempotency.once<GrantedSecret, readonly Failure[]>(call, {
      first: async () => {
        const { secret, encrypted } = this.secrets.seal(id, chosen);
        const webhook = await write(encrypted, (within) => this.idempotency.keep(call, id, within));
        return typeof webhook === 'string' ? refused(webhook) : ok({ webhook, secret });
      },
      again: async (webhookId) => {
        const webhook = await this.own.find(webhookId, call.userId);
        return webhook ? ok({ webhook, secret: null }) : refused('WEBHOOK_NOT_FOUND');
      },
    });
    return done.ok ? done : refuse([done.error].flat());
  }

  async remove(userId: string, id: string): Promise<WebhookFailure | null> {
    const removed = await this.store.remove(id, userId);
    return removed ? null : webhookFailure('WEBHOOK_NOT_FOUND', 'webhookId');
  }

  /** Sends the owner a letter about the new address. */
  private emailTo(userId: string): Also {
    return (transaction) => this.letters.addChange(userId, 'WEBHOOK_CREATED', transaction);
  }

  private problemsOf({ url, types }: Partial<WebhookRequest>): WebhookFailure[] {
    const problem = url === undefined ? null : this.http.problemOf(url);
    return [
      ...(problem ? [webhookFailure(`WEBHOOK_URL_${problem}`, 'url')] : []),
      ...(types?.length === 0 ? [webhookFailure('WEBHOOK_TYPES_EMPTY', 'types')] : []),
    ];
  }
}

const secretProblems = (secret: string | null): WebhookFailure[] =>
  secret === null || readSecret(secret) ? [] : [webhookFailure('WEBHOOK_SECRET_INVALID', 'secret')];

/** The input fields to which refusals by the store belong. */
const FIELDS: Partial<Record<StoreRefusal, string>> = {
  WEBHOOK_EXISTS: 'url',
  WEBHOOK_NOT_FOUND: 'id',
};

/** The codes with which the store refuses a change. */
type StoreRefusal =
  'WEBHOOK_EXISTS' | 'WEBHOOK_NOT_FOUND' | 'TOO_MANY_WEBHOOKS' | 'TOO_MANY_SECRETS';

function refused(code: StoreRefusal) {
  const field = FIELDS[code];
  return refuse([webhookFailure(code, ...(field ? [field] : []))]);
}

function outcomeOf(found: Webhook | StoreRefusal): Outcome<Webhook> {
  return typeof found === 'string' ? refused(found) : ok(found);
}
