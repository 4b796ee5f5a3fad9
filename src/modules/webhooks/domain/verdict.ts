import { TEST_TYPE } from './webhook.js';
import type { WebhookDeliveryReason, WebhookDeliveryStatus, DisabledReason } from './webhook.js';

const MINUTE = 60;
const HOUR = 3600;

/**
 * After how many seconds a message is sent again, by how often it was sent: what Standard Webhooks
 * recommends. Ten attempts, the last three days after the first.
 */
export const RETRY_SECONDS = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** So much later at most, as a part of the time: what failed together shall not come back together. */
const JITTER = 0.1;

/** When a webhook is disabled: nothing has arrived for so many days, in so many attempts. */
export const FAILING = { days: 3, attempts: 10 } as const;

/**
 * For how many seconds a webhook is left alone after a failure, twice as many after each that follows:
 * nobody's server is to be flooded with what it does not take.
 */
export const REST = { first: 1, longest: 300 } as const;

/** What an attempt came to. */
export interface Attempt {
  /** The status that was answered, null without an answer. */
  readonly statusCode: number | null;
  /** Why there was none, or what was wrong with an answer that took it; null for nothing. */
  readonly failure: WebhookDeliveryReason | null;
}

/** What follows from an attempt, or from there being nothing to send. */
export interface DeliveryVerdict {
  /** PENDING: it is tried again. */
  readonly status: WebhookDeliveryStatus;
  readonly reason: WebhookDeliveryReason | null;
  readonly statusCode: number | null;
  /** Whether it counts as an attempt. */
  readonly tried: boolean;
  /** Whether the webhook's server took it; null where that says nothing of the server. */
  readonly arrived: boolean | null;
  readonly retrySeconds: number | null;
  readonly disable: DisabledReason | null;
}

const UNTRIED = {
  statusCode: null,
  tried: false,
  arrived: null,
  retrySeconds: null,
  disable: null,
} as const;

/** There is nothing to be sent, for good. */
export const suppressed = (reason: WebhookDeliveryReason): DeliveryVerdict => ({
  ...UNTRIED,
  status: 'SUPPRESSED',
  reason,
});

/** Nothing can be sent any more: the webhook is disabled, and the delivery with it. */
export const secretLost: DeliveryVerdict = {
  ...suppressed('WEBHOOK_DISABLED'),
  disable: 'SECRET_LOST',
};

/** It is not sent now, but when so many seconds have passed. */
export const putOff = (reason: WebhookDeliveryReason, retrySeconds: number): DeliveryVerdict => ({
  ...UNTRIED,
  status: 'PENDING',
  reason,
  retrySeconds,
});

/** What follows from attempt number `attempt` (from 1); `random` from 0 to 1 decides the jitter. */
export function deliveryVerdict(
  { statusCode, failure }: Attempt,
  { type, attempt }: { readonly type: string; readonly attempt: number },
  random: number,
): DeliveryVerdict {
  const reason = (statusCode === null ? null : reasonOf(statusCode)) ?? failure;
  const told = { ...UNTRIED, reason, statusCode, tried: true };
  if (reason === null) return { ...told, status: 'DELIVERED', arrived: true };
  if (reason === 'GONE') return { ...told, status: 'FAILED', disable: 'GONE' };
  if (type === TEST_TYPE) return { ...told, status: 'FAILED' };
  const arrived = reason === 'FAULT' ? null : false;
  const delay = RETRY_SECONDS[attempt - 1];
  if (delay === undefined) return { ...told, status: 'FAILED', arrived };
  return { ...told, status: 'PENDING', arrived, retrySeconds: delay * (1 + JITTER * random) };
}

function reasonOf(statusCode: number): WebhookDeliveryReason | null {
  if (statusCode >= 200 && statusCode < 300) return null;
  if (statusCode === 410) return 'GONE';
  return statusCode >= 300 && statusCode < 400 ? 'REDIRECT' : 'HTTP_STATUS';
}
