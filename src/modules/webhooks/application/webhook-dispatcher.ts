import { Injectable, Logger } from '@nestjs/common';
import { refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { createHash } from 'node:crypto';
import { Clock } from '../../../platform/time.js';
import { OutboundHttp } from '../../../platform/outbound/outbound-http.js';
import type { OutboundAnswer } from '../../../platform/outbound/outbound-http.js';
import { TryLimits } from '../../auth/application/index.js';
import { ANSWER_BYTES, answers, drawChallenge } from '../domain/challenge.js';
import { putOff, secretLost, suppressed, deliveryOutcome } from '../domain/delivery-outcome.js';
import type { Attempt, DeliveryOutcome } from '../domain/delivery-outcome.js';
import { messageIdOf, VERIFICATION_TYPE } from '../domain/webhook.js';
import type { WebhookDeliveryReason } from '../domain/webhook.js';
import { DispatchStore } from '../storage/dispatch-store.js';
import type { DueDelivery, LeasedWebhook } from '../storage/dispatch-store.js';
import { WebhookMessages } from './messages.js';
import { WebhookSecrets } from './webhook-secrets.js';

/** One webhook gets at most so many messages before others have their turn. */
const MOST_AT_A_TIME = 50;

type Headers = Readonly<Record<string, string>>;

/**
 * Serves one webhook: puts the user's new events into its ledger and sends the messages that are due, one
 * after the other in the order of the events. After a failed attempt, the other messages wait for the
 * next turn.
 */
@Injectable()
export class WebhookDispatcher {
  private readonly logger = new Logger(WebhookDispatcher.name);

  constructor(
    private readonly store: DispatchStore,
    private readonly messages: WebhookMessages,
    private readonly secrets: WebhookSecrets,
    private readonly http: OutboundHttp,
    private readonly clock: Clock,
    private readonly limits: TryLimits,
  ) {}

  /** @param stop aborts the call in progress; the delivery stays pending and is sent again later */
  async serve(webhook: LeasedWebhook, stop: AbortSignal): Promise<void> {
    try {
      await this.store.plan(webhook);
      for (let n = 0; n < MOST_AT_A_TIME && (await this.serveNext(webhook, stop)); n++);
    } finally {
      await this.store.release(webhook);
    }
  }

  /**
   * Sends the next message. Returns whether to go on: an error of this service does not delay the other
   * messages.
   */
  private async serveNext(webhook: LeasedWebhook, stop: AbortSignal): Promise<boolean> {
    const delivery = await this.store.next(webhook);
    const outcome = delivery && (await this.deliver(webhook, delivery, stop));
    if (!outcome) return false;
    await this.store.settle(webhook, delivery, outcome);
    return !outcome.tried || outcome.status === 'DELIVERED' || outcome.reason === 'FAULT';
  }

  /** The outcome of a delivery; null when the call was aborted. */
  private async deliver(
    { userId }: LeasedWebhook,
    delivery: DueDelivery,
    stop: AbortSignal,
  ): Promise<DeliveryOutcome | null> {
    if (delivery.type === VERIFICATION_TYPE) return this.challenge(userId, delivery, stop);
    const body = await this.bodyOf(userId, delivery);
    if (!body.ok)
      return body.error === 'FAULT' ? outcomeAfter(delivery, FAULT) : suppressed(body.error);
    return this.send(delivery, body.value, null, stop);
  }

  /**
   * Asks an address whether it wants events; it confirms by sending the challenge back. The limits protect a
   * server that never asked for events: many webhooks, of one user or of many, must not flood it.
   */
  private async challenge(
    userId: string,
    delivery: DueDelivery,
    stop: AbortSignal,
  ): Promise<DeliveryOutcome | null> {
    const seconds = await this.limits.waitAfter([
      { limit: 'confirmation-owner', key: userId },
      { limit: 'confirmation-host', key: hostKey(delivery.url) },
    ]);
    if (seconds !== null) return putOff('TOO_MANY_CONFIRMATIONS', seconds);
    const challenge = drawChallenge();
    const body = this.messages.challengeBody(delivery, challenge);
    return this.send(delivery, body, challenge, stop);
  }

  private async send(
    delivery: DueDelivery,
    body: string,
    challenge: string | null,
    stop: AbortSignal,
  ): Promise<DeliveryOutcome | null> {
    const headers = this.headersOf(delivery, body);
    if (!headers) return secretLost;
    const readBytes = challenge === null ? 0 : ANSWER_BYTES;
    const call = { url: delivery.url, headers, body, readBytes, signal: stop };
    const attempt = attemptOf(await this.http.post(call), challenge);
    return attempt && outcomeAfter(delivery, attempt);
  }

  /** A message that cannot be built must not delay the others. */
  private async bodyOf(
    userId: string,
    delivery: DueDelivery,
  ): Promise<Result<string, WebhookDeliveryReason>> {
    try {
      return await this.messages.bodyOf(userId, delivery);
    } catch (error) {
      this.logger.error(`delivery ${delivery.id} cannot be built: ${String(error)}`);
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
}

/**
 * The host as a key of the limits. It is hashed, because a host name can be longer than a key may
 * be.
 */
function hostKey(url: string): string {
  const host = new URL(url).hostname.replace(/\.$/, '');
  return createHash('sha256').update(host).digest('base64url');
}

/** An answer as the result of an attempt; null when the call was aborted. */
function attemptOf(answer: OutboundAnswer, challenge: string | null): Attempt | null {
  if (!answer.ok) {
    return answer.failure === 'ABORTED' ? null : { statusCode: null, failure: answer.failure };
  }
  const { status, body } = answer;
  const confirmed = challenge === null || answers(body, challenge);
  return { statusCode: status, failure: confirmed ? null : 'NOT_CONFIRMED' };
}

const FAULT: Attempt = { statusCode: null, failure: 'FAULT' };

const outcomeAfter = ({ type, attempts }: DueDelivery, attempt: Attempt): DeliveryOutcome =>
  deliveryOutcome(attempt, { type, attempt: attempts + 1 }, Math.random());
