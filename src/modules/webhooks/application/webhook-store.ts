import type { Webhook, WebhookWish } from '../domain/webhook.js';
import type { WebhookFailureCode } from '../domain/failures.js';
import type { Transaction } from '../../../platform/database/database.js';

/** A webhook, or why there is none. */
export type StoredOr<Code extends WebhookFailureCode> = Webhook | Code;

/** What is written in the same transaction. */
export type Also = (transaction: Transaction) => Promise<void>;

/** Where webhooks and their secrets live. Whoever is not the owner finds nothing. */
export abstract class WebhookStore {
  /** It is sent what happens from now on, once its address has confirmed itself. */
  abstract insert(
    id: string,
    userId: string,
    wish: WebhookWish,
    sealed: Buffer,
    also: Also,
  ): Promise<StoredOr<'WEBHOOK_EXISTS' | 'TOO_MANY_WEBHOOKS'>>;
  abstract find(id: string, userId: string): Promise<Webhook | null>;
  /** The user's own, oldest first. */
  abstract list(userId: string): Promise<Webhook[]>;
  /** Changes what is named; another address has to confirm itself, and `also` is written with it. */
  abstract update(
    id: string,
    userId: string,
    change: Partial<WebhookWish>,
    also: Also,
  ): Promise<StoredOr<'WEBHOOK_EXISTS' | 'WEBHOOK_NOT_FOUND'>>;
  /** With its secrets and its ledger; false when the user has no such webhook. */
  abstract remove(id: string, userId: string): Promise<boolean>;
  /**
   * Makes a disabled webhook active from now on, or pending when its address has never confirmed itself;
   * any other is left as it is.
   */
  abstract enable(id: string, userId: string): Promise<Webhook | null>;
  /** Signs with a new secret from now on, and with the former ones for a day more. */
  abstract rotate(
    id: string,
    userId: string,
    sealed: Buffer,
  ): Promise<StoredOr<'WEBHOOK_NOT_FOUND' | 'TOO_MANY_SECRETS'>>;
}
