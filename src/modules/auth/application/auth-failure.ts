import { failure } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';
import { AUTH_FAILURES } from '../domain/failures.js';
import type { AuthFailureCode } from '../domain/failures.js';
import { passwordProblem } from '../domain/password.js';

export type AuthFailure = Failure<AuthFailureCode>;

/** The failure of a code, about one field of the input. */
export function authFailure(code: AuthFailureCode, ...path: string[]): AuthFailure {
  return failure(code, AUTH_FAILURES.find((entry) => entry.code === code)!.meaning, ...path);
}

/** What is wrong with a new password, in the input's `field`. */
export function passwordFailures(password: string, username: string, field: string): AuthFailure[] {
  const problem = passwordProblem(password, username);
  return problem ? [authFailure(problem, field)] : [];
}
