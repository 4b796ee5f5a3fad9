import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { networkOf } from '../../../platform/addresses.js';
import { unlessSuspended } from '../../../platform/api/suspension.js';
import { UserStandings, Users } from '../../users/application/index.js';
import { RefreshTokenStore } from '../storage/refresh-token-store.js';
import type { RefreshedSession } from '../storage/refresh-token-store.js';
import { TryLimits } from '../storage/try-limits.js';
import { authFailure } from './failures.js';
import type { AuthFailure } from './failures.js';
import { hashSecret, Successor } from './secrets.js';
import { Sessions } from './sessions.js';
import type { SignedInAs } from './sessions.js';

/** A session that was refreshed, and its new refresh token. */
interface Renewed {
  readonly session: RefreshedSession;
  readonly refreshToken: string;
}

/**
 * Exchanges a refresh token for a new pair. Each has one successor. A client that lost the answer gets the same
 * successor again, as long as nobody has used the new tokens; a client that asks twice at the same time gets it
 * for a short while even if it has used the new access token. Any other second use means that two clients hold
 * the token. The service cannot know which of them is the thief, so the session ends for both (ADR 39).
 */
@Injectable()
export class RefreshSessionUseCase {
  constructor(
    private readonly store: RefreshTokenStore,
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly successor: Successor,
    private readonly limits: TryLimits,
    private readonly standings: UserStandings,
  ) {}

  /**
   * @returns the session's new tokens, or INVALID_REFRESH_TOKEN, or REFRESH_TOKEN_REUSED
   * @throws ApiError RATE_LIMITED, or SUSPENDED when a suspension has ended the session
   */
  async execute(refreshToken: string, address: string): Promise<Result<SignedInAs, AuthFailure>> {
    const renewed =
      (await this.exchange(refreshToken, address)) ?? (await this.again(refreshToken));
    const user = renewed && (await this.users.byId(renewed.session.userId));
    if (!renewed || !user) return refuse(await this.refusalOf(hashSecret(refreshToken)));
    return ok(this.sessions.signedIn(user, renewed.session.id, renewed.refreshToken, refreshToken));
  }

  private async exchange(refreshToken: string, address: string): Promise<Renewed | null> {
    const spent = hashSecret(refreshToken);
    const owner = await this.store.ownerOf(spent);
    if (owner === null) return null;
    // Each exchange leaves a row, by which a second use is recognized.
    await this.limits.count([{ limit: 'session-account', key: owner }]);
    const salt = this.successor.drawSalt();
    const next = this.successor.of(refreshToken, salt);
    const hashes = { spent, next: hashSecret(next) };
    const session = await this.store.rotate({ ...hashes, salt, network: networkOf(address) });
    return session && { session, refreshToken: next };
  }

  /** The successor that the token got before. A new secret of the service would give another one. */
  private async again(refreshToken: string): Promise<Renewed | null> {
    const session = await this.store.repeatedRefresh(hashSecret(refreshToken));
    if (!session) return null;
    const next = this.successor.of(refreshToken, session.salt);
    const isKnown = await this.store.isKnown(hashSecret(next));
    return isKnown ? { session, refreshToken: next } : null;
  }

  private async refusalOf(hash: Buffer): Promise<AuthFailure> {
    const reused = await this.sessions.endIfSpent(hash);
    const userId = await this.store.holderOf(hash);
    if (userId !== null) unlessSuspended(await this.standings.of(userId));
    return authFailure(reused ? 'REFRESH_TOKEN_REUSED' : 'INVALID_REFRESH_TOKEN', 'refreshToken');
  }
}
