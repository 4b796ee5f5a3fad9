import { Injectable } from '@nestjs/common';
import { SessionStore } from '../storage/session-store.js';
import { authFailure } from './auth-failure.js';
import type { AuthFailure } from './auth-failure.js';
import { hashSecret } from './secrets.js';

/** Ends sessions; their access tokens are worthless at once. */
@Injectable()
export class LogoutUseCase {
  constructor(private readonly sessions: SessionStore) {}

  /** Ends the session of a refresh token, ended or not; INVALID_REFRESH_TOKEN when it is nobody's. */
  async execute(refreshToken: string): Promise<AuthFailure | null> {
    const known = await this.sessions.endByRefresh(hashSecret(refreshToken));
    return known ? null : authFailure('INVALID_REFRESH_TOKEN', 'refreshToken');
  }

  /** Ends all of a user's sessions; personal tokens stay, they have a list of their own. */
  everywhere(userId: string): Promise<void> {
    return this.sessions.endAll(userId);
  }
}
