import { failure } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';
import { PLAN_FAILURES } from '../domain/plan-failures.js';
import type { PlanFailureCode } from '../domain/plan-failures.js';

export const planFailure = (code: PlanFailureCode, ...path: readonly string[]): Failure =>
  failure(code, PLAN_FAILURES[code], ...path);
