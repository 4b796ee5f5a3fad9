import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { unlessSuspended } from '../../../platform/api/suspension.js';
import { UserStandings, Users } from '../../users/application/index.js';
import { TryLimits } from '../storage/try-limits.js';
import { CredentialCheck } from './credential-check.js';
import { authFailure } from './failures.js';
import type { AuthFailure } from './failures.js';
import { Sessions } from './sessions.js';
import type { SignedInAs } from './sessions.js';

/** What a person types to sign in. */
interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Signs a user in by name and password. A name that was given up works for as long as it is kept. */
@Injectable()
export class LoginUseCase {
  constructor(
    private readonly users: Users,
    private readonly credentials: CredentialCheck,
    private readonly sessions: Sessions,
    private readonly limits: TryLimits,
    private readonly standings: UserStandings,
  ) {}

  /**
   * @param evenSuspended opens a session for a suspended person, too; it is only good for what they may still do
   * @returns a new session, or INVALID_CREDENTIALS, which does not say what was wrong
   * @throws ApiError RATE_LIMITED, SUSPENDED
   */
  async execute(
    { username, password }: Credentials,
    address: string,
    evenSuspended: boolean,
  ): Promise<Result<SignedInAs, AuthFailure>> {
    const user = await this.users.byUsername(username);
    const hash = await this.credentials.check(user, user?.username ?? username, password, address);
    if (user && hash && !evenSuspended) unlessSuspended(await this.standings.of(user.id));
    if (user && hash) await this.limits.count([{ limit: 'session-account', key: user.id }]);
    const session = user && hash ? await this.sessions.open(user, hash, address) : null;
    return session ? ok(session) : refuse(authFailure('INVALID_CREDENTIALS'));
  }
}
