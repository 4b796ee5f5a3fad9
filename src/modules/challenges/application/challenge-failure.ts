import { failure } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';
import { CHALLENGE_FAILURES } from '../domain/challenge-failures.js';
import type { ChallengeFailureCode } from '../domain/challenge-failures.js';

export const challengeFailure = (code: ChallengeFailureCode, ...path: string[]): Failure =>
  failure(code, CHALLENGE_FAILURES[code], ...path);
