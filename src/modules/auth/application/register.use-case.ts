import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { networkOf } from '../../../platform/addresses.js';
import { Letters } from '../../mail/application/index.js';
import { UserRegistry } from '../../users/application/index.js';
import type { Profile, UserFailure } from '../../users/application/index.js';
import { PasswordStore } from '../storage/password-store.js';
import { TryLimits } from '../storage/try-limits.js';
import type { AuthFailure } from './failures.js';
import { Entrances } from './entrances.js';
import { HashingQueue } from './hashing.js';
import { NewAccounts } from './new-accounts.js';
import { Sessions } from './sessions.js';
import type { SignedInAs } from './sessions.js';

type Registered = Result<SignedInAs, readonly (UserFailure | AuthFailure)[]>;

/**
 * Creates an account and signs it in. The e-mail address may be in use: refusing it would reveal who has an
 * account, and would let strangers keep an owner from registering. An address belongs to the account that
 * verifies it.
 */
@Injectable()
export class RegisterUseCase {
  constructor(
    private readonly accounts: NewAccounts,
    private readonly registry: UserRegistry,
    private readonly hashing: HashingQueue,
    private readonly passwords: PasswordStore,
    private readonly sessions: Sessions,
    private readonly limits: TryLimits,
    private readonly entrances: Entrances,
    private readonly letters: Letters,
  ) {}

  /**
   * @returns the session, or all that is wrong with the profile and the password, or USERNAME_TAKEN
   * @throws ApiError RATE_LIMITED when the network creates accounts too fast, or too many requests wait,
   * NETWORK_CLOSED
   */
  async execute(profile: Profile, password: string, address: string): Promise<Registered> {
    await this.entrances.check(address);
    const failures = await this.accounts.failuresOf(profile, password);
    if (failures.length > 0) return refuse(failures);
    // A refused request is cheap and not counted: only hashing and new rows can be abused.
    await this.limits.count([{ limit: 'register-network', key: networkOf(address) }]);
    const hash = await this.hashing.hash(password, address);
    const created = await this.registry.create(profile, async (userId, transaction) => {
      await this.passwords.insert(userId, hash, transaction);
      await this.letters.addVerification(userId, transaction);
    });
    if (!created.ok) return created;
    const session = await this.sessions.open(
      created.value,
      { passwordHash: hash, secondFactorId: null },
      address,
    );
    if (!session) throw new Error('A password was changed before its user knew of the account.');
    return ok(session);
  }
}
