import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { networkOf } from '../../../platform/addresses.js';
import type { User } from '../../users/application/index.js';
import { SessionStore } from '../storage/session-store.js';
import { AccessTokens } from './access-tokens.js';
import { drawSecret, hashSecret } from './secrets.js';

/** What a client holds of a session. */
export interface SignedInAs {
  readonly user: User;
  readonly accessToken: string;
  /** When the access token expires; the refresh token lasts 60 days from its last use. */
  readonly expiresAt: Date;
  readonly refreshToken: string;
}

/** Opens sessions. */
@Injectable()
export class SessionIssuer {
  constructor(
    private readonly sessions: SessionStore,
    private readonly tokens: AccessTokens,
  ) {}

  /** A new session, null when the password was changed while it was being checked. */
  async open(user: User, passwordHash: string, address: string): Promise<SignedInAs | null> {
    const id = randomUUID();
    const refreshToken = drawSecret();
    const opened = await this.sessions.open({
      id,
      userId: user.id,
      passwordHash,
      refreshHash: hashSecret(refreshToken),
      network: networkOf(address),
    });
    return opened ? this.signedIn(user, id, refreshToken) : null;
  }

  signedIn(user: User, sessionId: string, refreshToken: string): SignedInAs {
    const { token, expiresAt } = this.tokens.sign({ userId: user.id, sessionId });
    return { user, accessToken: token, expiresAt, refreshToken };
  }
}
