import { Injectable } from '@nestjs/common';
import { networkOf } from '../../../platform/addresses.js';
import { Letters } from '../../mail/application/index.js';
import { EmailAddresses } from '../../users/application/index.js';
import { TryLimits } from '../storage/try-limits.js';
import { hashSecret } from './secrets.js';

/**
 * Owes the letter that opens an account without its password, to its verified address and to no other.
 * Answer and work are the same for whom we know and whom we do not: the letter goes out after the
 * answer. The limit counts what was asked for, known or not, by the key that finds the account. Strangers can make an owner's link
 * obsolete, three times an hour at most, and each time a newer one is in the owner's mail.
 */
@Injectable()
export class RequestResetUseCase {
  constructor(
    private readonly addresses: EmailAddresses,
    private readonly limits: TryLimits,
    private readonly letters: Letters,
  ) {}

  /** @throws ApiError RATE_LIMITED */
  async execute(nameOrEmail: string, address: string): Promise<void> {
    const key = this.addresses.keyOf(nameOrEmail);
    await this.limits.count([
      { limit: 'reset-account', key: hashSecret(key || nameOrEmail).toString('base64url') },
      { limit: 'reset-network', key: networkOf(address) },
    ]);
    await this.letters.oweReset(key);
  }
}
