import { Injectable } from '@nestjs/common';
import { breaksUnique, Database } from '../../../platform/database/database.js';
import type { Viewer } from '../../../platform/api/viewer.js';
import { Letters } from '../../mail/application/index.js';
import { EmailAddresses, UserDirectory } from '../../users/application/index.js';
import { TryLimits } from '../storage/try-limits.js';
import { authFailure } from './auth-failure.js';
import type { AuthFailure } from './auth-failure.js';

/**
 * Verifies e-mail addresses by the links that were sent there. An address is the account's that
 * verifies it first: a link sent for another account later cannot take it away, and that it is taken is
 * told to nobody but its reader.
 */
@Injectable()
export class VerifyEmailUseCase {
  constructor(
    private readonly directory: UserDirectory,
    private readonly addresses: EmailAddresses,
    private readonly limits: TryLimits,
    private readonly letters: Letters,
    private readonly database: Database,
  ) {}

  /**
   * Verifies by a link's token, signed in or not.
   *
   * @returns INVALID_VERIFICATION_TOKEN or EMAIL_TAKEN; null when it was done
   */
  async verify(token: string): Promise<AuthFailure | null> {
    try {
      const verified = await this.spend(token);
      return verified ? null : authFailure('INVALID_VERIFICATION_TOKEN', 'token');
    } catch (error) {
      if (breaksUnique(error, 'users_verified_email')) return authFailure('EMAIL_TAKEN', 'token');
      throw error;
    }
  }

  /**
   * Owes the viewer's address another link, in place of the one before.
   *
   * @returns NO_EMAIL or EMAIL_VERIFIED; null when it was done
   * @throws ApiError RATE_LIMITED
   */
  async sendAgain({ userId }: Viewer): Promise<AuthFailure | null> {
    const address = await this.directory.addressOf(userId);
    if (!address) return authFailure('NO_EMAIL');
    if (address.isVerified) return authFailure('EMAIL_VERIFIED');
    await this.limits.count([{ limit: 'verification-account', key: userId }]);
    await this.database.transaction((transaction) =>
      this.letters.oweVerification(userId, transaction),
    );
    return null;
  }

  private spend(token: string): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const owner = await this.letters.spend('VERIFICATION', token, transaction);
      return (
        owner !== null && (await this.addresses.verify(owner.userId, owner.emailKey, transaction))
      );
    });
  }
}
