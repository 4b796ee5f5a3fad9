import { Injectable, Logger } from '@nestjs/common';
import { refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { Clock } from '../../../platform/clock/clock.js';
import { OutboundHttp } from '../../../platform/outbound/outbound-http.js';
import { messageIdOf } from '../domain/delivery.js';
import type { DeliveryReason } from '../domain/delivery.js';
import { secretLost, suppressed, verdictOn } from '../domain/verdict.js';
import type { Attempt, Verdict } from '../domain/verdict.js';
import { DispatchStore } from './dispatch-store.js';
import type { DueDelivery, LeasedWebhook } from './dispatch-store.js';
import { Messages } from './messages.js';
import { WebhookSecrets } from './webhook-secrets.js';

/** So many messages at most go to one webhook before others have their turn. */
const MOST_AT_A_TIME = 50;

type Headers = Readonly<Record<string, string>>;

/**
 * Serves one webhook: puts the user's new events into its ledger and sends what is due, one message
 * after the other in the order of the events. After a failure the rest waits for the next turn.
 */
@Injectable()
export class Courier {
  private readonly logger = new Logger(Courier.name);

  constructor(
    private readonly store: DispatchStore,
    private readonly messages: Messages,
    private readonly secrets: WebhookSecrets,
    private readonly http: OutboundHttp,
    private readonly clock: Clock,
  ) {}

  /** @param stop calls off the call under way, which is then made again by whoever is next */
  async serve(webhook: LeasedWebhook, stop: AbortSignal): Promise<void> {
    try {
      await this.store.plan(webhook);
      for (let n = 0; n < MOST_AT_A_TIME && (await this.serveNext(webhook, stop)); n++);
    } finally {
      await this.store.release(webhook);
    }
  }

  /** Whether there may be more to do at once. */
  private async serveNext(webhook: LeasedWebhook, stop: AbortSignal): Promise<boolean> {
    const delivery = await this.store.next(webhook);
    const verdict = delivery && (await this.deliver(webhook, delivery, stop));
    if (!verdict) return false;
    await this.store.settle(webhook, delivery, verdict);
    return !verdict.tried || verdict.status === 'DELIVERED';
  }

  /** What became of a delivery; null when it was called off. */
  private async deliver(
    { userId }: LeasedWebhook,
    delivery: DueDelivery,
    stop: AbortSignal,
  ): Promise<Verdict | null> {
    const body = await this.bodyOf(userId, delivery);
    if (!body.ok) return body.error === 'FAULT' ? judge(delivery, FAULT) : suppressed(body.error);
    const headers = this.headersOf(delivery, body.value);
    if (!headers) return secretLost;
    const attempt = await this.post(delivery.url, headers, body.value, stop);
    return attempt && judge(delivery, attempt);
  }

  /** A message that cannot be made must not keep the others waiting. */
  private async bodyOf(
    userId: string,
    delivery: DueDelivery,
  ): Promise<Result<string, DeliveryReason>> {
    try {
      return await this.messages.bodyOf(userId, delivery);
    } catch (error) {
      this.logger.error(`delivery ${delivery.id} cannot be told: ${String(error)}`);
      return refuse('FAULT');
    }
  }

  /** The headers of Standard Webhooks; null when no secret can be read. */
  private headersOf(delivery: DueDelivery, body: string): Headers | null {
    const messageId = messageIdOf(delivery);
    const sentAt = this.clock.now();
    const content = { messageId, sentAt, body };
    const signature = this.secrets.sign(delivery.webhookId, delivery.sealed, content);
    if (signature === null) return null;
    return {
      'content-type': 'application/json',
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': signature,
    };
  }

  private async post(
    url: string,
    headers: Headers,
    body: string,
    signal: AbortSignal,
  ): Promise<Attempt | null> {
    const answer = await this.http.post({ url, headers, body, signal });
    if (answer.ok) return { statusCode: answer.status, failure: null };
    return answer.failure === 'ABORTED' ? null : { statusCode: null, failure: answer.failure };
  }
}

const FAULT: Attempt = { statusCode: null, failure: 'FAULT' };

const judge = ({ type, attempts }: DueDelivery, attempt: Attempt): Verdict =>
  verdictOn(attempt, { type, attempt: attempts + 1 }, Math.random());
