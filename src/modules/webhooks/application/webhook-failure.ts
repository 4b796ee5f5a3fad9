import { failure } from '../../../platform/graphql/user-error.js';
import type { Failure } from '../../../platform/graphql/user-error.js';
import { WEBHOOK_FAILURES } from '../domain/failures.js';
import type { WebhookFailureCode } from '../domain/failures.js';

export type WebhookFailure = Failure<WebhookFailureCode>;

export const webhookFailure = (code: WebhookFailureCode, ...path: string[]): WebhookFailure =>
  failure(code, WEBHOOK_FAILURES[code], ...path);
