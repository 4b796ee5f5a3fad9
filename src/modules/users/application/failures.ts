import { failuresOf } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';

/** What is wrong with what users say of themselves; the texts are the messages, and the documentation's. */
export const USER_FAILURES = {
  USERNAME_INVALID: 'A username has 3 to 20 letters (A–Z), digits, "_" or "-".',
  USERNAME_RESERVED: 'This username is kept for the service itself.',
  USERNAME_TAKEN:
    'This username is taken, or looks like one that is: case, 0 and O, 1, l and I, m and rn, _ and - make no difference.',
  EMAIL_INVALID: 'This is not an e-mail address.',
  TIME_ZONE_INVALID: 'A time zone is named like Europe/Vienna.',
} as const;

export type UserFailure = Failure<keyof typeof USER_FAILURES>;

/** The failure of a code, about one field of the input. */
export const userFailure = failuresOf(USER_FAILURES);
