import { failure } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';
import { REVIEW_FAILURES } from '../domain/review-failures.js';
import type { ReviewFailureCode } from '../domain/review-failures.js';

export const reviewFailure = (code: ReviewFailureCode, ...path: string[]): Failure =>
  failure(code, REVIEW_FAILURES[code], ...path);
