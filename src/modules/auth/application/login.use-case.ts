import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { Users } from '../../users/application/index.js';
import { TryLimits } from '../storage/try-limits.js';
import { authFailure } from './failures.js';
import type { AuthFailure } from './failures.js';
import { Entrances } from './entrances.js';
import { IdentityCheck } from './identity-check.js';
import type { Proof } from './identity-check.js';
import { Sessions } from './sessions.js';
import type { SignedInAs } from './sessions.js';

/** What a person types to sign in. */
interface Credentials extends Proof {
  readonly username: string;
}

/**
 * Signs a user in by name and password, and by a code where the user has a second factor. A name that was given up works
 * for as long as it is kept.
 */
@Injectable()
export class LoginUseCase {
  constructor(
    private readonly users: Users,
    private readonly identities: IdentityCheck,
    private readonly sessions: Sessions,
    private readonly limits: TryLimits,
    private readonly entrances: Entrances,
  ) {}

  /**
   * @param evenSuspended opens a session for a suspended person, too; it is only good for what they may still do
   * @returns a new session; INVALID_CREDENTIALS, which does not say what was wrong, or, once the password was right,
   * SECOND_FACTOR_REQUIRED or SECOND_FACTOR_WRONG
   * @throws ApiError RATE_LIMITED, SUSPENDED, NETWORK_CLOSED
   */
  async execute(
    { username, ...proof }: Credentials,
    address: string,
    evenSuspended: boolean,
  ): Promise<Result<SignedInAs, AuthFailure>> {
    await this.entrances.check(address);
    const user = await this.users.byUsername(username);
    const named = { ...proof, username: user?.username ?? username };
    const identity = await this.identities.check(user, named, address);
    if (!identity.ok) return identity;
    await this.limits.count([{ limit: 'session-account', key: user!.id }]);
    const session = await this.sessions.open(user!, identity.value, address, evenSuspended);
    return session ? ok(session) : refuse(authFailure('INVALID_CREDENTIALS'));
  }
}
