import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { Users } from '../../users/application/index.js';
import { TryLimits } from '../storage/try-limits.js';
import { CredentialCheck } from './credential-check.js';
import { authFailure } from './failures.js';
import type { AuthFailure } from './failures.js';
import { Sessions } from './sessions.js';
import type { SignedInAs } from './sessions.js';

/** Signs a user in by name and password. A name that was given up works for as long as it is kept. */
@Injectable()
export class LoginUseCase {
  constructor(
    private readonly users: Users,
    private readonly credentials: CredentialCheck,
    private readonly sessions: Sessions,
    private readonly limits: TryLimits,
  ) {}

  /**
   * @returns a new session, or INVALID_CREDENTIALS, which does not say what was wrong
   * @throws ApiError RATE_LIMITED
   */
  async execute(
    username: string,
    password: string,
    address: string,
  ): Promise<Result<SignedInAs, AuthFailure>> {
    const user = await this.users.byUsername(username);
    const hash = await this.credentials.check(user, user?.username ?? username, password, address);
    if (user && hash) await this.limits.count([{ limit: 'session-account', key: user.id }]);
    const session = user && hash ? await this.sessions.open(user, hash, address) : null;
    return session ? ok(session) : refuse(authFailure('INVALID_CREDENTIALS'));
  }
}
