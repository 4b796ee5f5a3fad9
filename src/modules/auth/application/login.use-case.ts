import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { UserDirectory } from '../../users/application/index.js';
import { canonicalPassword } from '../domain/password.js';
import { authFailure } from './auth-failure.js';
import type { AuthFailure } from './auth-failure.js';
import { CredentialCheck } from './credential-check.js';
import { SessionIssuer } from './session-issuer.js';
import type { SignedInAs } from './session-issuer.js';

/** Signs a user in by name and password. */
@Injectable()
export class LoginUseCase {
  constructor(
    private readonly directory: UserDirectory,
    private readonly credentials: CredentialCheck,
    private readonly issuer: SessionIssuer,
  ) {}

  /**
   * @returns a new session, or INVALID_CREDENTIALS, which does not tell what was wrong
   * @throws ApiError RATE_LIMITED
   */
  async execute(
    username: string,
    password: string,
    address: string,
  ): Promise<Result<SignedInAs, AuthFailure>> {
    const user = await this.directory.byUsername(username);
    const canonical = canonicalPassword(password);
    const hash = await this.credentials.check(user, username, canonical, address);
    const session = user && hash ? await this.issuer.open(user, hash, address) : null;
    return session ? ok(session) : refuse(authFailure('INVALID_CREDENTIALS'));
  }
}
