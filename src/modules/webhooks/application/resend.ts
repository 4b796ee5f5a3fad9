import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { TryLimits } from '../../auth/application/index.js';
import { UserEventStore } from '../../events/application/index.js';
import { WebhookDeliveryStore } from '../storage/delivery-store.js';
import type { WebhookDelivery } from '../storage/delivery-store.js';
import { WebhookStore } from '../storage/webhook-store.js';
import type { Webhook } from '../storage/webhook-store.js';
import { webhookFailure } from './failures.js';
import type { WebhookFailure } from './failures.js';

/** What is sent again: all events after a position, or one delivery. */
export type Replayed = { readonly after: number } | { readonly deliveryId: string };

/**
 * What is owed to a webhook because its owner asks for it: nobody's server is to be flooded that way.
 *
 * @throws ApiError RATE_LIMITED when the owner has asked for too much within an hour
 */
@Injectable()
export class Resend {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly deliveries: WebhookDeliveryStore,
    private readonly events: UserEventStore,
    private readonly limits: TryLimits,
  ) {}

  /**
   * Owes a test, sent like any other message but once. An address that has not confirmed itself is asked
   * to again instead.
   */
  async test(userId: string, id: string): Promise<Result<WebhookDelivery, WebhookFailure>> {
    const webhook = await this.enabled(userId, id);
    if (!webhook.ok) return webhook;
    if (webhook.value.state === 'PENDING') return ok(await this.deliveries.addVerification(id));
    const test = await this.deliveries.addTest(id);
    return test ? ok(test) : refuse(webhookFailure('TOO_MANY_TESTS'));
  }

  /** Owes messages again, each under the id that it had. */
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
    if (after < (await this.events.clearedTo(userId)))
      return webhookFailure('EVENTS_CLEARED', 'after');
    await this.deliveries.rewind(id, after);
    return null;
  }

  private async again(id: string, deliveryId: string): Promise<WebhookFailure | null> {
    const again = await this.deliveries.again(deliveryId, id);
    return again ? null : webhookFailure('DELIVERY_NOT_FOUND', 'deliveryId');
  }

  private async enabled(userId: string, id: string): Promise<Result<Webhook, WebhookFailure>> {
    const webhook = await this.webhooks.find(id, userId);
    if (!webhook) return refuse(webhookFailure('WEBHOOK_NOT_FOUND', 'id'));
    if (webhook.state === 'DISABLED') return refuse(webhookFailure('WEBHOOK_IS_DISABLED'));
    await this.limits.count([{ limit: 'webhook-owner', key: userId }]);
    return ok(webhook);
  }
}
