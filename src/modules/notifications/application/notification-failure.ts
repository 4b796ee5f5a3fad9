import { failure } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';
import { NOTIFICATION_FAILURES } from '../domain/failures.js';
import type { NotificationFailureCode } from '../domain/failures.js';

export const notificationFailure = (code: NotificationFailureCode, ...path: string[]): Failure =>
  failure(code, NOTIFICATION_FAILURES[code], ...path);
