import { failure } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';
import { isEmail } from '../domain/email.js';
import { USER_FAILURES } from '../domain/failures.js';
import type { UserFailureCode } from '../domain/failures.js';

export type UserFailure = Failure<UserFailureCode>;

/** The failure of a code, about one field of the input. */
export function userFailure(code: UserFailureCode, ...path: string[]): UserFailure {
  return failure(code, USER_FAILURES.find((entry) => entry.code === code)!.meaning, ...path);
}

/** EMAIL_INVALID, in the input's `email`, for what is no address. */
export function emailFailures(email: string | null): UserFailure[] {
  return email === null || isEmail(email) ? [] : [userFailure('EMAIL_INVALID', 'email')];
}
