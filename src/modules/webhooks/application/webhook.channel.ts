import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.js';
import { Clock } from '../../../platform/time.js';
import { OutboundHttp } from '../../../platform/outbound/outbound-http.js';
import type { OutboundAnswer } from '../../../platform/outbound/outbound-http.js';
import { TryLimits } from '../../auth/application/index.js';
import type {
  Claimed,
  DeliveryAttempt,
  DeliveryChannel,
  Outcome,
} from '../../deliveries/application/index.js';
import { ANSWER_BYTES, answers, drawChallenge } from '../domain/challenge.js';
import { disabledBy, messageOutcome, RETRY_SECONDS } from '../domain/delivery-outcome.js';
import type { Attempt, MessageOutcome } from '../domain/delivery-outcome.js';
import { messageIdOf, VERIFICATION_TYPE, WEBHOOK } from '../domain/webhook.js';
import type { DisabledReason, WebhookDeliveryReason } from '../domain/webhook.js';
import { WebhookMessageStore } from '../storage/message-store.js';
import type { AddressedMessage } from '../storage/message-store.js';
import { WebhookMessages } from './messages.js';
import { WebhookSecrets } from './webhook-secrets.js';

/** How long a message waits for its address to confirm itself; the confirmation makes it due. */
const UNTIL_CONFIRMED_MILLIS = 3_600_000;

/** How long the answer to a message is read for the log of attempts; its status has decided already. */
const BODY_MILLIS = 1_000;

type Headers = Readonly<Record<string, string>>;

/** Posts messages to webhooks, signed as Standard Webhooks says. */
@Injectable()
export class WebhookChannel implements DeliveryChannel {
  readonly key = WEBHOOK;
  readonly concurrency = 32;
  readonly waits = RETRY_SECONDS;

  constructor(
    private readonly store: WebhookMessageStore,
    private readonly messages: WebhookMessages,
    private readonly secrets: WebhookSecrets,
    private readonly http: OutboundHttp,
    private readonly clock: Clock,
    private readonly limits: TryLimits,
  ) {}

  async deliver(claimed: Claimed, stop: AbortSignal): Promise<Outcome> {
    const message = await this.store.address(claimed);
    if (!message || message.state === 'DISABLED') return suppressed('WEBHOOK_DISABLED');
    if (claimed.type === VERIFICATION_TYPE) return this.challenge(claimed, message, stop);
    if (message.state === 'PENDING') return later(claimed, UNTIL_CONFIRMED_MILLIS);
    const body = await this.messages.bodyOf(claimed, message.event);
    return body.ok ? this.send(claimed, message, body.value, stop) : suppressed(body.error);
  }

  /**
   * Asks an address whether it wants events; it confirms by sending the challenge back. The limits protect a
   * server that never asked for events: many webhooks, of one user or of many, must not flood it.
   */
  private async challenge(
    claimed: Claimed,
    message: AddressedMessage,
    stop: AbortSignal,
  ): Promise<Outcome> {
    const reached = await this.limits.reachedAfter([
      { limit: 'confirmation-owner', key: claimed.userId },
      { limit: 'confirmation-host', key: hostKey(message.url) },
    ]);
    if (reached !== null) {
      return {
        ...later(claimed, reached.retryAfterSeconds * 1000),
        reason: 'TOO_MANY_CONFIRMATIONS',
      };
    }
    const challenge = drawChallenge();
    const body = this.messages.challengeBody(claimed, challenge);
    const outcome = await this.send(claimed, message, body, stop, challenge);
    return outcome.status === 'DELIVERED'
      ? { ...outcome, also: (within) => this.store.confirm(claimed, within) }
      : outcome;
  }

  private async send(
    claimed: Claimed,
    { url, sealed }: AddressedMessage,
    body: string,
    stop: AbortSignal,
    challenge: string | null = null,
  ): Promise<Outcome> {
    const headers = this.headersOf(claimed, sealed, body);
    if (!headers) return this.disabling(claimed, suppressed('WEBHOOK_DISABLED'), 'SECRET_LOST');
    const reading = challenge === null ? { bodyMillis: BODY_MILLIS } : {};
    const began = { at: this.clock.now(), tick: performance.now() };
    const post = { url, headers, body, readBytes: ANSWER_BYTES, ...reading, signal: stop };
    const answer = await this.http.post(post);
    const attempt = attemptOf(answer, challenge);
    if (!attempt) return later(claimed, 0);
    const result = messageOutcome(attempt, claimed.type);
    const outcome = { ...result, attempt: keptAttempt(began, result, answer) };
    const reason = disabledBy(outcome, claimed.failures, claimed.now);
    return reason ? this.disabling(claimed, outcome, reason) : outcome;
  }

  private disabling(claimed: Claimed, outcome: Outcome, reason: DisabledReason): Outcome {
    const { status, reason: why = null, statusCode = null, attempt } = outcome;
    const also = (within: Transaction) => this.store.disable(claimed, reason, within);
    return { status, reason: why, statusCode, ...(attempt && { attempt }), also };
  }

  /** The headers of Standard Webhooks; null when no secret can be read. */
  private headersOf(claimed: Claimed, sealed: readonly Buffer[], body: string): Headers | null {
    const messageId = messageIdOf(claimed);
    const sentAt = this.clock.now();
    const signature = this.secrets.sign(claimed.targetId!, sealed, { messageId, sentAt, body });
    if (signature === null) return null;
    return {
      'content-type': 'application/json',
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': signature,
    };
  }
}

const suppressed = (reason: WebhookDeliveryReason): Outcome => ({ status: 'SUPPRESSED', reason });

const later = ({ now }: Claimed, millis: number): Outcome => ({
  status: 'LATER',
  at: new Date(now.getTime() + millis),
});

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

/** An attempt as its owner may see it. Postgres stores no NUL in a text. */
function keptAttempt(
  { at, tick }: { readonly at: Date; readonly tick: number },
  { statusCode, reason }: MessageOutcome,
  answer: OutboundAnswer,
): DeliveryAttempt {
  return {
    at: at.toISOString(),
    millis: Math.round(performance.now() - tick),
    statusCode,
    reason,
    answer: answer.ok ? answer.body.replaceAll('\0', '\uFFFD') : null,
  };
}
