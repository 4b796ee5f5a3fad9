import { TEST_TYPE } from './webhook.js';
import type { DisabledReason, WebhookDeliveryReason } from './webhook.js';

const MINUTE = 60;
const HOUR = 3600;
const DAY_MILLIS = 24 * HOUR * 1000;

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

/** A webhook is disabled when no message has arrived for so many days and so many attempts. */
const FAILING = { days: 3, attempts: 10 } as const;

/** The result of one attempt. */
export interface Attempt {
  /** The HTTP status of the answer; null without an answer. */
  readonly statusCode: number | null;
  /** Why there was no answer, or why a 2xx answer is not enough; null when there is no failure. */
  readonly failure: WebhookDeliveryReason | null;
}

/** What an attempt means for its message and its webhook. */
export interface MessageOutcome {
  readonly status: 'DELIVERED' | 'FAILED' | 'RETRY';
  readonly reason: WebhookDeliveryReason | null;
  readonly statusCode: number | null;
  /** Whether the webhook's server accepted it; left out when the attempt says nothing about the server. */
  readonly targetWorks?: boolean;
}

/** The outcome of an attempt to send a message of a type. A test is tried once. */
export function messageOutcome({ statusCode, failure }: Attempt, type: string): MessageOutcome {
  const reason = (statusCode === null ? null : reasonOf(statusCode)) ?? failure;
  if (reason === null) return { status: 'DELIVERED', reason, statusCode, targetWorks: true };
  const isLast = reason === 'GONE' || type === TEST_TYPE;
  if (isLast) return { status: 'FAILED', reason, statusCode };
  return { status: 'RETRY', reason, statusCode, targetWorks: false };
}

/** Why a webhook is disabled after an attempt; null if it is not. */
export function disabledBy(
  { reason, targetWorks }: MessageOutcome,
  failures: { readonly count: number; readonly since: string | null } | null,
  now: Date,
): DisabledReason | null {
  if (reason === 'GONE') return 'GONE';
  if (targetWorks !== false || !failures?.since) return null;
  const isOld = now.getTime() - Date.parse(failures.since) > FAILING.days * DAY_MILLIS;
  return isOld && failures.count + 1 >= FAILING.attempts ? 'FAILING' : null;
}

function reasonOf(statusCode: number): WebhookDeliveryReason | null {
  if (statusCode >= 200 && statusCode < 300) return null;
  if (statusCode === 410) return 'GONE';
  return statusCode >= 300 && statusCode < 400 ? 'REDIRECT' : 'HTTP_STATUS';
}
