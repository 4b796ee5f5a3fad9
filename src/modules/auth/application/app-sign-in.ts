import { Injectable } from '@nestjs/common';
import { unlessSuspended } from '../../../platform/api/suspension.js';
import { UserStandings, Users } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import { PasswordStore } from '../storage/password-store.js';
import { CredentialCheck } from './credential-check.js';

/** Signs a user in for a page of the service: with the password, and without a session of the API. */
@Injectable()
export class AppSignIn {
  constructor(
    private readonly users: Users,
    private readonly credentials: CredentialCheck,
    private readonly passwords: PasswordStore,
    private readonly standings: UserStandings,
  ) {}

  /** The user, null when name or password is wrong. @throws ApiError RATE_LIMITED, SUSPENDED */
  async check(username: string, password: string, address: string): Promise<User | null> {
    const user = await this.users.byUsername(username);
    const name = user?.username ?? username;
    const hash = await this.credentials.check(user, name, password, address);
    if (!user || hash === null) return null;
    unlessSuspended(await this.standings.of(user.id));
    return user;
  }

  /** Whether the password has not been changed since that sign-in, and the user is not suspended. */
  async isStillSignedIn(userId: string, since: Date): Promise<boolean> {
    const { suspension } = await this.standings.of(userId);
    if (suspension) return false;
    return this.passwords.isUnchanged(userId, since);
  }
}
