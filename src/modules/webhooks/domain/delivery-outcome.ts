import { TEST_TYPE } from './webhook.js';
import type { WebhookDeliveryReason, WebhookDeliveryStatus, DisabledReason } from './webhook.js';

const MINUTE = 60;
const HOUR = 3600;

/**
 * Seconds until a message is sent again, by the number of attempts so far, as Standard Webhooks
 * recommends. There are ten attempts; the last is three days after the first.
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

/**
 * The greatest random addition, as a fraction of the delay: messages that failed together must not all be
 * sent again at the same moment.
 */
const JITTER = 0.1;

/** A webhook is disabled when no message has arrived for so many days and so many attempts. */
export const FAILING = { days: 3, attempts: 10 } as const;

/**
 * The pause of a webhook after a failure, in seconds. It doubles with each further failure, so that a
 * server that takes no messages is not flooded.
 */
export const REST = { first: 1, longest: 300 } as const;

/** The result of one attempt. */
export interface Attempt {
  /** The HTTP status of the answer; null without an answer. */
  readonly statusCode: number | null;
  /** Why there was no answer, or why a 2xx answer is not enough; null when there is no failure. */
  readonly failure: WebhookDeliveryReason | null;
}

/** The outcome of a delivery: of an attempt, or of a message that is not sent. */
export interface DeliveryOutcome {
  /** PENDING: it is tried again. */
  readonly status: WebhookDeliveryStatus;
  readonly reason: WebhookDeliveryReason | null;
  readonly statusCode: number | null;
  /** Whether it counts as an attempt. */
  readonly tried: boolean;
  /**
   * Whether the webhook's server accepted the message; null when the attempt says nothing about the server.
   */
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

/** The message is never sent. */
export const suppressed = (reason: WebhookDeliveryReason): DeliveryOutcome => ({
  ...UNTRIED,
  status: 'SUPPRESSED',
  reason,
});

/** The webhook is disabled, because nothing can be signed any more. */
export const secretLost: DeliveryOutcome = {
  ...suppressed('WEBHOOK_DISABLED'),
  disable: 'SECRET_LOST',
};

/** The message is sent later, after so many seconds. */
export const putOff = (reason: WebhookDeliveryReason, retrySeconds: number): DeliveryOutcome => ({
  ...UNTRIED,
  status: 'PENDING',
  reason,
  retrySeconds,
});

/** The outcome of attempt number `attempt` (from 1); `random`, from 0 to 1, decides the jitter. */
export function deliveryOutcome(
  { statusCode, failure }: Attempt,
  { type, attempt }: { readonly type: string; readonly attempt: number },
  random: number,
): DeliveryOutcome {
  const reason = (statusCode === null ? null : reasonOf(statusCode)) ?? failure;
  const base = { ...UNTRIED, reason, statusCode, tried: true };
  if (reason === null) return { ...base, status: 'DELIVERED', arrived: true };
  if (reason === 'GONE') return { ...base, status: 'FAILED', disable: 'GONE' };
  if (type === TEST_TYPE) return { ...base, status: 'FAILED' };
  const arrived = reason === 'FAULT' ? null : false;
  const delay = RETRY_SECONDS[attempt - 1];
  if (delay === undefined) return { ...base, status: 'FAILED', arrived };
  return { ...base, status: 'PENDING', arrived, retrySeconds: delay * (1 + JITTER * random) };
}

function reasonOf(statusCode: number): WebhookDeliveryReason | null {
  if (statusCode >= 200 && statusCode < 300) return null;
  if (statusCode === 410) return 'GONE';
  return statusCode >= 300 && statusCode < 400 ? 'REDIRECT' : 'HTTP_STATUS';
}
