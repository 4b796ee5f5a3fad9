import { failure } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';
import { MOVE_FAILURES } from '../domain/move-failures.js';
import type { MoveFailureCode } from '../domain/move-failures.js';

export const moveFailure = (code: MoveFailureCode, ...path: string[]): Failure =>
  failure(code, MOVE_FAILURES[code], ...path);
