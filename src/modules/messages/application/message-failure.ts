import { failure } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';
import { MESSAGE_FAILURES } from '../domain/message-failures.js';
import type { MessageFailureCode } from '../domain/message-failures.js';

export const messageFailure = (code: MessageFailureCode, ...path: string[]): Failure =>
  failure(code, MESSAGE_FAILURES[code], ...path);
