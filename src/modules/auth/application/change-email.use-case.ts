import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/api/viewer.js';
import { Database } from '../../../platform/database/database.js';
import { Letters } from '../../mail/application/index.js';
import { EmailAddresses, emailFailures, UserDirectory } from '../../users/application/index.js';
import type { User, UserFailure } from '../../users/application/index.js';
import { canonicalPassword } from '../domain/password.js';
import { TryLimits } from '../storage/try-limits.js';
import { authFailure } from './auth-failure.js';
import type { AuthFailure } from './auth-failure.js';
import { CredentialCheck } from './credential-check.js';
import { requireSession } from './session-authenticator.js';

export interface EmailChange {
  /** Null takes the address away. */
  readonly email: string | null;
  readonly password: string;
}

/**
 * Gives a user another e-mail address, or none. It is unverified until its reader has followed the link
 * that is sent there; links that went to the old one end, and the old one is told if it was verified. Whether somebody else has it is not told.
 */
@Injectable()
export class ChangeEmailUseCase {
  constructor(
    private readonly directory: UserDirectory,
    private readonly addresses: EmailAddresses,
    private readonly credentials: CredentialCheck,
    private readonly limits: TryLimits,
    private readonly letters: Letters,
    private readonly database: Database,
  ) {}

  /**
   * @returns EMAIL_INVALID or INVALID_CREDENTIALS; nothing when it was done
   * @throws ApiError FORBIDDEN for a personal token, RATE_LIMITED
   */
  async execute(
    viewer: Viewer,
    { email, password }: EmailChange,
    address: string,
  ): Promise<(UserFailure | AuthFailure)[]> {
    requireSession(viewer);
    const failures = emailFailures(email);
    if (failures.length > 0) return failures;
    const user = (await this.directory.byId(viewer.userId))!;
    const canonical = canonicalPassword(password);
    const fits = await this.credentials.check(user, user.username, canonical, address);
    if (fits === null) return [authFailure('INVALID_CREDENTIALS', 'password')];
    if (!(await this.hasAlready(user, email))) await this.change(user, email);
    return [];
  }

  private async hasAlready({ id }: User, email: string | null): Promise<boolean> {
    const before = await this.directory.addressOf(id);
    if (!before || email === null) return !before && email === null;
    return before.isVerified && this.addresses.areSame(before.email, email);
  }

  private async change({ id }: User, email: string | null): Promise<void> {
    if (email !== null) await this.limits.count([{ limit: 'verification-account', key: id }]);
    await this.database.transaction(async (transaction) => {
      await this.letters.oweChange(id, 'EMAIL_CHANGED', transaction);
      await this.addresses.set(id, email, transaction);
      await this.letters.close(id, ['VERIFICATION', 'PASSWORD_RESET'], transaction);
      await this.letters.oweVerification(id, transaction);
    });
  }
}
