export const MAX_WEBHOOKS = 10;

/** How many secrets sign at a time: the newest, and those whose time after a rotation still runs. */
export const MAX_SECRETS = 5;

/** PENDING: its address has not confirmed itself, and is sent nothing but the request to. */
export type WebhookState = 'PENDING' | 'ACTIVE' | 'DISABLED';

/**
 * Why a webhook was disabled: its server said so (410), nothing that was tried for three days reached
 * it, or its secrets cannot be read any more.
 */
export type DisabledReason = 'GONE' | 'FAILING' | 'SECRET_LOST';

/** PENDING is tried (again) when it is due; the others are ends. */
export type WebhookDeliveryStatus = 'PENDING' | 'DELIVERED' | 'FAILED' | 'SUPPRESSED';

/** Why a delivery is not delivered (yet), each with its meaning for the schema. */
export const WEBHOOK_DELIVERY_REASONS = {
  HTTP_STATUS: 'Answered with a status that is not 2xx; see lastStatusCode.',
  REDIRECT: 'Answered with a redirect: none is followed.',
  GONE: 'Answered with 410: the webhook was disabled.',
  NO_PUBLIC_ADDRESS: 'The name leads to no address that may be sent to.',
  CONNECTION_FAILED: 'No connection, or one that broke off.',
  TLS_FAILED: 'No secure connection: look at the certificate.',
  TIMEOUT: 'No answer within 10 seconds.',
  NOT_CONFIRMED: 'Answered with 2xx, but without the challenge.',
  TOO_MANY_CONFIRMATIONS: 'Too many addresses of this user or host are asked; it waits its turn.',
  FAULT: 'A fault of this service; it tries again.',
  OUT_OF_DATE: 'A turn that was over before it could be told.',
  NOT_SHOWN: 'An event that its user is not shown any more.',
  WEBHOOK_DISABLED: 'The webhook was disabled before it could be sent.',
} as const;
export type WebhookDeliveryReason = keyof typeof WEBHOOK_DELIVERY_REASONS;

/** The type of what `testWebhook` sends: no event. */
export const TEST_TYPE = 'TEST';

/** The type of what asks an address to confirm itself: no event either. */
export const VERIFICATION_TYPE = 'VERIFICATION';

/** The `webhook-id` of a message: the same however often it is sent, so that receivers know it again. */
export function messageIdOf(delivery: {
  readonly webhookId: string;
  readonly position: number | null;
  readonly id: string;
}): string {
  return `${delivery.webhookId}_${delivery.position ?? delivery.id}`;
}
