import { Injectable } from '@nestjs/common';
import { refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { networkOf } from '../../../platform/addresses.js';
import type { Viewer } from '../../../platform/api/viewer.js';
import { Letters } from '../../mail/application/index.js';
import { guestFailure, UserRegistry, Users } from '../../users/application/index.js';
import type { GuestFailure, Naming, User, UserFailure } from '../../users/application/index.js';
import { PasswordStore } from '../storage/password-store.js';
import { SessionStore } from '../storage/session-store.js';
import { TryLimits } from '../storage/try-limits.js';
import type { AuthFailure } from './failures.js';
import { HashingQueue } from './hashing.js';
import { KnownCredentials } from './known-credentials.js';
import { NewAccounts } from './new-accounts.js';
import { requireSession } from './session-authenticator.js';

type KeepAccountResult = Result<User, readonly (UserFailure | GuestFailure | AuthFailure)[]>;

/** Turns a guest's account into an ordinary one: it gets a name and a password, and keeps everything else. */
@Injectable()
export class KeepAccountUseCase {
  constructor(
    private readonly accounts: NewAccounts,
    private readonly registry: UserRegistry,
    private readonly users: Users,
    private readonly hashing: HashingQueue,
    private readonly passwords: PasswordStore,
    private readonly sessions: SessionStore,
    private readonly limits: TryLimits,
    private readonly letters: Letters,
    private readonly known: KnownCredentials,
  ) {}

  /**
   * This session goes on; all others end, as when a password is changed.
   *
   * @returns the user, or NOT_A_GUEST, or all that is wrong with the profile and the password
   * @throws ApiError FORBIDDEN for a token, RATE_LIMITED like a registration
   */
  async execute(
    viewer: Viewer,
    profile: Naming,
    password: string,
    address: string,
  ): Promise<KeepAccountResult> {
    const sessionId = requireSession(viewer);
    const { userId } = viewer;
    if (!(await this.users.byId(userId))?.isGuest) return refuse([guestFailure('NOT_A_GUEST')]);
    const failures = await this.accounts.failuresOf(profile, password);
    if (failures.length > 0) return refuse(failures);
    await this.limits.count([{ limit: 'register-network', key: networkOf(address) }]);
    const hash = await this.hashing.hash(password, address);
    const user = await this.registry.keepGuest(userId, profile, async (_, within) => {
      await this.passwords.insert(userId, hash, within);
      await this.letters.addVerification(userId, within);
      await this.sessions.endAll(userId, sessionId, within);
    });
    if (user.ok) await this.known.ended(userId);
    return user;
  }
}
