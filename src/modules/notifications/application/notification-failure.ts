import { failure } from '../../../platform/graphql/user-error.js';
import type { Failure } from '../../../platform/graphql/user-error.js';
import { NOTIFICATION_FAILURES } from '../domain/failures.js';
import type { NotificationFailureCode } from '../domain/failures.js';

export const notificationFailure = (code: NotificationFailureCode, ...path: string[]): Failure =>
  failure(code, NOTIFICATION_FAILURES[code], ...path);
