import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { canonicalEmail, emailKey } from '../domain/profile.js';
import { UserRow } from './tables.js';
import { PRIVATE_BY_IDS } from './users.js';

/** The e-mail addresses of users, which are private. */
@Injectable()
export class UserAddresses {
  constructor(private readonly database: Database) {}

  /** The user's own address, null when there is none. */
  async addressOf(userId: string): Promise<{ email: string; isVerified: boolean } | null> {
    const user = await this.database.row(PRIVATE_BY_IDS, { ids: [userId] });
    if (!user || user.email === null) return null;
    return { email: user.email, isVerified: user.emailVerifiedAt !== null };
  }

  /** Which of these users have given an address, and whether each has been verified. */
  async verifiedAddresses(userIds: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
    const users = await this.database.rows(PRIVATE_BY_IDS, { ids: userIds });
    const withAddress = users.filter(({ email }) => email !== null);
    return new Map(withAddress.map(({ id, emailVerifiedAt }) => [id, emailVerifiedAt !== null]));
  }

  /** Replaces the user's address by an unverified one, or by none. */
  async setEmail(userId: string, email: string | null, within: Transaction): Promise<void> {
    const address = { ...addressColumns(email), emailVerifiedAt: null };
    await within.of(UserRow).update({ id: userId }, address);
  }

  /**
   * Marks the user's address as verified; false when the address has changed.
   *
   * @throws a violation of `users_verified_email` (see `breaksUnique`) when another user has verified it
   */
  async verifyEmail(userId: string, key: string, within: Transaction): Promise<boolean> {
    const own = { id: userId, emailKey: key };
    const { affected } = await within.of(UserRow).update(own, { emailVerifiedAt: () => 'now()' });
    return affected === 1;
  }
}

export const addressColumns = (email: string | null) => ({
  email: email && canonicalEmail(email),
  emailKey: email === null ? null : emailKey(email),
});
