import { failure } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';
import { VACATION_FAILURES } from '../domain/vacation-failures.js';
import type { VacationFailureCode } from '../domain/vacation-failures.js';

export const vacationFailure = (code: VacationFailureCode, ...path: string[]): Failure =>
  failure(code, VACATION_FAILURES[code], ...path);
