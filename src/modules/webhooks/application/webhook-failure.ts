import { failure } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';
import { WEBHOOK_FAILURES } from '../domain/failures.js';
import type { WebhookFailureCode } from '../domain/failures.js';

export type WebhookFailure = Failure<WebhookFailureCode>;

export const webhookFailure = (code: WebhookFailureCode, ...path: string[]): WebhookFailure =>
  failure(code, WEBHOOK_FAILURES[code], ...path);
