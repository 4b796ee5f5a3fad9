import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { networkOf } from '../../../platform/addresses.js';
import type { Transaction } from '../../../platform/database/database.js';
import { unlessSuspended } from '../../../platform/api/suspension.js';
import { UserStandings } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import { RefreshTokenStore } from '../storage/refresh-token-store.js';
import { SessionStore } from '../storage/session-store.js';
import type { LastUse, Session } from '../storage/session-store.js';
import { AccessTokens, markOf } from './access-tokens.js';
import { authFailure } from './failures.js';
import type { AuthFailure } from './failures.js';
import { AppAccess } from './app-access.js';
import type { Identity } from './identity-check.js';
import { KnownCredentials } from './known-credentials.js';
import { drawSecret, hashSecret } from './secrets.js';
import { SignIns } from './sign-ins.js';

export type { Session };

/** The part of a session that its client holds. */
export interface SignedInAs {
  readonly user: User;
  readonly accessToken: string;
  /** When the access token expires; the refresh token lasts 60 days from its last use. */
  readonly expiresAt: Date;
  readonly refreshToken: string;
}

/** Opens and ends sessions. When a session ends, its access tokens are invalid at once. */
@Injectable()
export class Sessions {
  constructor(
    private readonly store: SessionStore,
    private readonly refreshTokens: RefreshTokenStore,
    private readonly tokens: AccessTokens,
    private readonly known: KnownCredentials,
    private readonly apps: AppAccess,
    private readonly signIns: SignIns,
    private readonly standings: UserStandings,
  ) {}

  /** The first session of an account that is being created, so there is no password to check. */
  first(address: string) {
    const id = randomUUID();
    const refreshToken = drawSecret();
    const refreshHash = hashSecret(refreshToken);
    return {
      open: (userId: string, within: Transaction) =>
        this.store.openFirst({ id, userId, refreshHash, network: networkOf(address) }, within),
      signedIn: (user: User) => this.signedIn(user, id, refreshToken),
    };
  }

  /**
   * @returns a new session, null when the password or the second factor was changed while it was being checked
   * @throws ApiError SUSPENDED, unless it is opened even for a suspended person
   */
  async open(
    user: User,
    identity: Identity,
    address: string,
    evenSuspended = false,
  ): Promise<SignedInAs | null> {
    const id = randomUUID();
    const refreshToken = drawSecret();
    const session = {
      id,
      userId: user.id,
      ...identity,
      refreshHash: hashSecret(refreshToken),
      network: networkOf(address),
    };
    const opened = await this.store.open(session, async (within) => {
      if (!evenSuspended) unlessSuspended(await this.standings.of(user.id, within));
      await this.signIns.run(user.id, within);
    });
    return opened ? this.signedIn(user, id, refreshToken) : null;
  }

  /** @param spent the refresh token that was exchanged for these tokens; none at a sign-in */
  signedIn(user: User, sessionId: string, refreshToken: string, spent?: string): SignedInAs {
    const givenFor = spent === undefined ? null : markOf(hashSecret(spent));
    const access = this.tokens.sign({ userId: user.id, sessionId, givenFor });
    return { user, ...access, refreshToken };
  }

  /** Ends the session of a refresh token, ended or not. @returns its id; INVALID_REFRESH_TOKEN for an unknown token */
  async end(refreshToken: string): Promise<Result<string, AuthFailure>> {
    const session = await this.refreshTokens.endByRefresh(hashSecret(refreshToken));
    if (!session) return refuse(authFailure('INVALID_REFRESH_TOKEN', 'refreshToken'));
    await this.known.ended(session.userId);
    return ok(session.id);
  }

  /** The user's sessions that have not ended, last used first. */
  list(userId: string): Promise<Session[]> {
    return this.store.list(userId);
  }

  /**
   * Ends sessions of these users that have not been refreshed for this many days.
   *
   * @returns the last use of each user who still has a session
   */
  endUnused(userIds: readonly string[], days: number): Promise<LastUse[]> {
    return this.store.endUnused(userIds, days);
  }

  /** Ends all sessions of a user, and sign-ins where apps ask for consent; apps and tokens stay valid. */
  async endAll(userId: string): Promise<void> {
    await this.store.endAll(userId);
    await this.apps.grants.signOut(userId);
    await this.known.ended(userId);
  }

  /** Ends the session of a refresh token that was used again; false for an unknown or unused token. */
  async endIfSpent(refreshHash: Buffer): Promise<boolean> {
    const userId = await this.refreshTokens.endIfSpent(refreshHash);
    if (userId !== null) await this.known.ended(userId);
    return userId !== null;
  }
}
