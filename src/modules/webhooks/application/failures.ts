import { failuresOf } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';

/** What can go wrong with webhooks; the texts are the messages, and the documentation's. */
export const WEBHOOK_FAILURES = {
  WEBHOOK_NOT_FOUND: 'You have no such webhook.',
  WEBHOOK_URL_INVALID:
    'A webhook has an https address of at most 2000 characters, without user, password and #.',
  WEBHOOK_URL_FORBIDDEN:
    'This service sends over https, to public addresses, port 443 or 1024 and above.',
  WEBHOOK_TYPES_EMPTY: 'A webhook that is sent nothing needs not be: name a type, or leave it out.',
  WEBHOOK_EXISTS: 'You have a webhook with this address.',
  WEBHOOK_IS_DISABLED: 'This webhook is disabled: enable it first.',
  WEBHOOK_NOT_CONFIRMED:
    'The address of this webhook has not confirmed itself yet: `testWebhook` asks it again.',
  TOO_MANY_WEBHOOKS: 'You have 10 webhooks: delete one first.',
  TOO_MANY_SECRETS: 'Four former secrets still sign: wait until one of them has expired.',
  TOO_MANY_TESTS: 'A webhook is tested ten times an hour at most.',
  REPLAY_OF_WHAT: 'Say what is sent again: either after which cursor, or which delivery.',
  EVENTS_CLEARED: 'Events after this cursor are kept no more: replay from a later one.',
  DELIVERY_NOT_FOUND: 'This webhook has no such delivery.',
} as const;
export type WebhookFailureCode = keyof typeof WEBHOOK_FAILURES;
export type WebhookFailure = Failure<WebhookFailureCode>;

export const webhookFailure = failuresOf(WEBHOOK_FAILURES);
