/** The channel of messages to webhooks. */
export const WEBHOOK = 'WEBHOOK';

export const MAX_WEBHOOKS = 10;

/** How many secrets sign at a time: the newest, and former ones that have not expired yet. */
export const MAX_SECRETS = 5;

/** PENDING: its address has not confirmed itself; only the request to confirm is sent there. */
export type WebhookState = 'PENDING' | 'ACTIVE' | 'DISABLED';

/**
 * Why a webhook was disabled. GONE: its server answered 410. FAILING: no message has arrived for
 * three days. SECRET_LOST: its secrets can no longer be read.
 */
export type DisabledReason = 'GONE' | 'FAILING' | 'SECRET_LOST';

/** Why a delivery has not been delivered (yet), with the description for the schema. */
export const WEBHOOK_DELIVERY_REASONS = {
  HTTP_STATUS: 'The answer had a status that is not 2xx; see `lastStatusCode`.',
  REDIRECT: 'The answer was a redirect. Redirects are not followed.',
  GONE: 'The answer was 410. The webhook was disabled.',
  NO_PUBLIC_ADDRESS: 'The host has no public IP address.',
  CONNECTION_FAILED: 'There was no connection, or it broke off.',
  TLS_FAILED: 'There was no secure connection; check the certificate.',
  TIMEOUT: 'There was no answer within 10 seconds.',
  NOT_CONFIRMED: 'The answer was 2xx, but without the challenge.',
  TOO_MANY_CONFIRMATIONS:
    'Too many addresses of this user or host were asked to confirm. This request is sent later.',
  FAULT: 'An error in this service. It tries again.',
  OUT_OF_DATE: 'The turn was over before the message was sent.',
  NOT_SHOWN: 'The user may no longer see the event.',
  WEBHOOK_DISABLED: 'The webhook was disabled before the message was sent.',
  SUSPENDED: 'The owner is suspended.',
} as const;
export type WebhookDeliveryReason = keyof typeof WEBHOOK_DELIVERY_REASONS;

/** The type of the message of `testWebhook`, which is no event. */
export const TEST_TYPE = 'TEST';

/** The type of the request to confirm an address, which is no event. */
export const VERIFICATION_TYPE = 'VERIFICATION';

/** The `webhook-id` of a message. It is the same at every attempt, so that receivers recognize it. */
export function messageIdOf(delivery: {
  readonly targetId: string | null;
  readonly position: number | null;
  readonly id: string;
}): string {
  return `${delivery.targetId}_${delivery.position ?? delivery.id}`;
}
