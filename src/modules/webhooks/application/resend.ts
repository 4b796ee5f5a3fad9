import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { TryLimits } from '../../auth/application/index.js';
import type { Delivery } from '../../deliveries/application/index.js';
import { UserEvents } from '../../events/application/index.js';
import { WebhookDeliveryStore } from '../storage/delivery-store.js';
import { OwnWebhooks } from '../storage/own-webhooks.js';
import type { Webhook } from '../storage/own-webhooks.js';
import { WebhookStore } from '../storage/webhook-store.js';
import { webhookFailure } from './failures.js';
import type { WebhookFailure } from './failures.js';

/** What to send again: all events after a position, or one delivery. */
export type Replayed = { readonly after: number } | { readonly deliveryId: string };

/**
 * Tests and replays that the owner of a webhook requests. They are limited, so that they cannot flood a
 * server.
 *
 * @throws ApiError RATE_LIMITED when the owner has requested too many within an hour
 */
@Injectable()
export class Resend {
  constructor(
    private readonly own: OwnWebhooks,
    private readonly webhooks: WebhookStore,
    private readonly deliveries: WebhookDeliveryStore,
    private readonly events: UserEvents,
    private readonly limits: TryLimits,
  ) {}

  /**
   * Adds a test, which is tried only once. If the address has not confirmed itself, it is asked
   * again instead.
   */
  async test(userId: string, id: string): Promise<Result<Delivery, WebhookFailure>> {
    const webhook = await this.enabled(userId, id);
    if (!webhook.ok) return webhook;
    if (webhook.value.state === 'PENDING') {
      const request = await this.webhooks.askAgain(id, userId);
      return request ? ok(request) : refuse(webhookFailure('WEBHOOK_NOT_FOUND', 'webhookId'));
    }
    const test = await this.deliveries.addTest(webhook.value);
    return test ? ok(test) : refuse(webhookFailure('TOO_MANY_TESTS'));
  }

  /** Makes messages pending again. Each keeps its id. */
  async replay(
    userId: string,
    id: string,
    what: Replayed,
  ): Promise<Result<Webhook, WebhookFailure>> {
    const webhook = await this.enabled(userId, id);
    if (!webhook.ok) return webhook;
    if (webhook.value.state === 'PENDING') return refuse(webhookFailure('WEBHOOK_NOT_CONFIRMED'));
    const failure =
      'after' in what
        ? await this.rewind(webhook.value, what.after)
        : await this.again(id, what.deliveryId);
    return failure ? refuse(failure) : webhook;
  }

  private async rewind({ id, userId }: Webhook, after: number): Promise<WebhookFailure | null> {
    if (!(await this.events.isComplete(userId, after)))
      return webhookFailure('EVENTS_CLEARED', 'after');
    await this.webhooks.rewind(id, after);
    return null;
  }

  private async again(id: string, deliveryId: string): Promise<WebhookFailure | null> {
    const again = await this.deliveries.again(deliveryId, id);
    return again ? null : webhookFailure('DELIVERY_NOT_FOUND', 'webhookDeliveryId');
  }

  private async enabled(userId: string, id: string): Promise<Result<Webhook, WebhookFailure>> {
    const webhook = await this.own.find(id, userId);
    if (!webhook) return refuse(webhookFailure('WEBHOOK_NOT_FOUND', 'webhookId'));
    if (webhook.state === 'DISABLED') return refuse(webhookFailure('WEBHOOK_IS_DISABLED'));
    await this.limits.count([{ limit: 'webhook-owner', key: userId }]);
    return ok(webhook);
  }
}
