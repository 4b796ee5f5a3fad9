import { Injectable } from '@nestjs/common';
import { ok } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { unlessSuspended } from '../../../platform/api/suspension.js';
import { UserStandings, Users } from '../../users/application/index.js';
import { Database } from '../../../platform/database/database.js';
import type { User } from '../../users/application/index.js';
import { PasswordStore } from '../storage/password-store.js';
import type { AuthFailure } from './failures.js';
import { Entrances } from './entrances.js';
import { IdentityCheck } from './identity-check.js';
import type { Proof } from './identity-check.js';
import { SignIns } from './sign-ins.js';

/** Signs a user in for a page of the service: with password and code, and without a session of the API. */
@Injectable()
export class AppSignIn {
  constructor(
    private readonly database: Database,
    private readonly signIns: SignIns,
    private readonly users: Users,
    private readonly identities: IdentityCheck,
    private readonly passwords: PasswordStore,
    private readonly entrances: Entrances,
    private readonly standings: UserStandings,
  ) {}

  /** The user, or what is wrong, as at a login. @throws ApiError RATE_LIMITED, SUSPENDED, NETWORK_CLOSED */
  async check(username: string, proof: Proof, address: string): Promise<Result<User, AuthFailure>> {
    await this.entrances.check(address);
    const user = await this.users.byUsername(username);
    const named = { ...proof, username: user?.username ?? username };
    const identity = await this.identities.check(user, named, address);
    if (!identity.ok) return identity;
    unlessSuspended(await this.standings.of(user!.id));
    await this.database.transaction(async (within) => {
      await this.passwords.hold(user!.id, within);
      await this.signIns.run(user!.id, within);
    });
    return ok(user!);
  }

  /** Whether the password has not been changed since that sign-in, and the user is not suspended. */
  async isStillSignedIn(userId: string, since: Date): Promise<boolean> {
    const { suspension } = await this.standings.of(userId);
    if (suspension) return false;
    return this.passwords.isUnchanged(userId, since);
  }
}
