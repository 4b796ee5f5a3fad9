import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Viewer } from '../../../platform/api/viewer.js';
import { breaksUnique, Database } from '../../../platform/database/database.js';
import { Letters } from '../../mail/application/index.js';
import {
  emailFailures,
  emailKey,
  guestFailure,
  UserAddresses,
  Users,
} from '../../users/application/index.js';
import type { GuestFailure, User, UserFailure } from '../../users/application/index.js';
import { TryLimits } from '../storage/try-limits.js';
import { authFailure } from './failures.js';
import type { AuthFailure } from './failures.js';
import { IdentityCheck } from './identity-check.js';
import type { Proof } from './identity-check.js';
import { requireSession } from './session-authenticator.js';

interface EmailChange extends Proof {
  /** Null removes the address. */
  readonly email: string | null;
}

/**
 * Users' e-mail addresses. Anyone may enter any address; it belongs to the account that verifies it first.
 * After that, a link that was sent for another account cannot take the address away. Only somebody who reads
 * its mail learns that the address is taken.
 */
@Injectable()
export class Emails {
  constructor(
    private readonly users: Users,
    private readonly addresses: UserAddresses,
    private readonly identities: IdentityCheck,
    private readonly limits: TryLimits,
    private readonly letters: Letters,
    private readonly database: Database,
  ) {}

  /**
   * Gives a user a new address, or none. It is unverified until somebody has followed the link that is sent
   * there. Links that went to the old address become invalid, and the old address is notified if it was
   * verified.
   *
   * @returns EMAIL_INVALID, what is wrong with the proof, or both; NOT_FOR_GUESTS; empty when it was changed
   * @throws ApiError FORBIDDEN for a personal token, RATE_LIMITED
   */
  async change(
    viewer: Viewer,
    { email, ...proof }: EmailChange,
    address: string,
  ): Promise<(UserFailure | AuthFailure | GuestFailure)[]> {
    requireSession(viewer);
    const user = (await this.users.byId(viewer.userId))!;
    if (user.isGuest) return [guestFailure('NOT_FOR_GUESTS')];
    const identity = await this.identities.check(user, proof, address, 'password');
    const failures = [...emailFailures(email), ...(identity.ok ? [] : [identity.error])];
    if (failures.length > 0) return failures;
    if (!(await this.hasAddress(user, email))) await this.write(user, email);
    return [];
  }

  /**
   * Verifies an address by the token of the link that was sent there; the reader need not be signed in.
   *
   * @returns the user's id; INVALID_VERIFICATION_TOKEN or EMAIL_TAKEN
   */
  async verify(token: string): Promise<Result<string, AuthFailure>> {
    try {
      const userId = await this.spend(token);
      return userId === null
        ? refuse(authFailure('INVALID_VERIFICATION_TOKEN', 'verificationToken'))
        : ok(userId);
    } catch (error) {
      if (breaksUnique(error, 'users_verified_email'))
        return refuse(authFailure('EMAIL_TAKEN', 'verificationToken'));
      throw error;
    }
  }

  /**
   * Queues an e-mail with a new link to the viewer's address; it replaces the former link.
   *
   * @returns NO_EMAIL or EMAIL_VERIFIED; null when it was queued
   * @throws ApiError RATE_LIMITED
   */
  async sendVerification({ userId }: Viewer): Promise<AuthFailure | null> {
    const address = await this.addresses.addressOf(userId);
    if (!address) return authFailure('NO_EMAIL');
    if (address.isVerified) return authFailure('EMAIL_VERIFIED');
    await this.limits.count([{ limit: 'verification-account', key: userId }]);
    await this.database.transaction((transaction) =>
      this.letters.addVerification(userId, transaction),
    );
    return null;
  }

  private async hasAddress({ id }: User, email: string | null): Promise<boolean> {
    const before = await this.addresses.addressOf(id);
    if (!before || email === null) return !before && email === null;
    return before.isVerified && emailKey(before.email) === emailKey(email);
  }

  private async write({ id }: User, email: string | null): Promise<void> {
    if (email !== null) await this.limits.count([{ limit: 'verification-account', key: id }]);
    await this.database.transaction(async (transaction) => {
      await this.letters.addChange(id, 'EMAIL_CHANGED', transaction);
      await this.addresses.setEmail(id, email, transaction);
      await this.letters.close(id, ['VERIFICATION', 'PASSWORD_RESET'], transaction);
      await this.letters.addVerification(id, transaction);
    });
  }

  private spend(token: string): Promise<string | null> {
    return this.database.transaction(async (transaction) => {
      const owner = await this.letters.spend('VERIFICATION', token, transaction);
      if (owner === null) return null;
      const { userId } = owner;
      return (await this.addresses.verifyEmail(userId, owner.emailKey, transaction))
        ? userId
        : null;
    });
  }
}
