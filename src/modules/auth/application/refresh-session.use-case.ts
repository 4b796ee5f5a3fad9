import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { networkOf } from '../../../platform/network.js';
import { UserDirectory } from '../../users/application/index.js';
import { authFailure } from './auth-failure.js';
import type { AuthFailure } from './auth-failure.js';
import { drawSecret, hashSecret } from './secrets.js';
import { SessionIssuer } from './session-issuer.js';
import type { SignedInAs } from './session-issuer.js';
import { SessionStore } from './session-store.js';

/**
 * Exchanges a refresh token for a new pair. Each works once. A second use means that two hold what
 * one should, and which of them is the thief cannot be told: the session ends for both.
 *
 * There is no grace for a token that was spent a moment ago: within it a thief's use would look like
 * a client's retry. A client whose answer was lost signs in again, and one that refreshes from
 * several places at once has to agree with itself first.
 */
@Injectable()
export class RefreshSessionUseCase {
  constructor(
    private readonly sessions: SessionStore,
    private readonly directory: UserDirectory,
    private readonly issuer: SessionIssuer,
  ) {}

  /** @returns the session's new tokens, or INVALID_REFRESH_TOKEN, or REFRESH_TOKEN_REUSED */
  async execute(refreshToken: string, address: string): Promise<Result<SignedInAs, AuthFailure>> {
    const hash = hashSecret(refreshToken);
    const next = drawSecret();
    const session = await this.sessions.rotate(hash, hashSecret(next), networkOf(address));
    const user = session && (await this.directory.byId(session.userId));
    if (!session || !user) return refuse(await this.refusalOf(hash));
    return ok(this.issuer.signedIn(user, session.id, next));
  }

  private async refusalOf(hash: Buffer): Promise<AuthFailure> {
    const reused = await this.sessions.endIfSpent(hash);
    return authFailure(reused ? 'REFRESH_TOKEN_REUSED' : 'INVALID_REFRESH_TOKEN', 'refreshToken');
  }
}
