export const MAX_WEBHOOKS = 10;

/** How many secrets sign at a time: the newest, and those whose time after a rotation still runs. */
export const MAX_SECRETS = 5;

/** PENDING: its address has not confirmed itself, and is sent nothing but the request to. */
export const WEBHOOK_STATES = ['PENDING', 'ACTIVE', 'DISABLED'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/**
 * Why a webhook was disabled: its server said so (410), nothing that was tried for three days reached
 * it, or its secrets cannot be read any more.
 */
export const DISABLED_REASONS = ['GONE', 'FAILING', 'SECRET_LOST'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** An address to which a user's events are sent. */
export interface Webhook {
  readonly id: string;
  readonly userId: string;
  readonly url: string;
  /** Null: every notification, and no single event of a match. */
  readonly types: readonly string[] | null;
  readonly state: WebhookState;
  readonly disabledReason: DisabledReason | null;
  /** When its address confirmed itself; null: not yet. */
  readonly confirmedAt: Date | null;
  /** Since when everything that was tried has failed; null while things arrive. */
  readonly failingSince: Date | null;
  readonly createdAt: Date;
}

/** What its owner decides. */
export interface WebhookWish {
  readonly url: string;
  readonly types: readonly string[] | null;
}
