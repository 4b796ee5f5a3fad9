import { Injectable } from '@nestjs/common';
import { emailKey, isEmail } from '../domain/email.js';
import { isUsername, usernameKey } from '../domain/username.js';
import { UserStore } from '../storage/user-store.js';
import type { Transaction } from '../../../platform/database/database.js';

/** Users' e-mail addresses, each verified by one user at most; unverified anyone may name any. */
@Injectable()
export class EmailAddresses {
  constructor(private readonly users: UserStore) {}

  /** Whether two addresses are one. */
  areSame(one: string, other: string): boolean {
    return emailKey(one) === emailKey(other);
  }

  /** The key of whoever `nameOrEmail` may mean, the empty one for what is neither. */
  keyOf(nameOrEmail: string): string {
    if (isUsername(nameOrEmail)) return usernameKey(nameOrEmail);
    return isEmail(nameOrEmail) ? emailKey(nameOrEmail) : '';
  }

  /** Puts an unverified address, or none, in the place of what the user had. */
  set(userId: string, email: string | null, transaction: Transaction): Promise<void> {
    return this.users.setEmail(userId, email, transaction);
  }

  /**
   * Marks the user's address as verified; false when it is another by now.
   *
   * @throws an error that `breaksUnique` knows by `users_verified_email` when it is another user's
   */
  verify(userId: string, key: string, transaction: Transaction): Promise<boolean> {
    return this.users.verifyEmail(userId, key, transaction);
  }
}
