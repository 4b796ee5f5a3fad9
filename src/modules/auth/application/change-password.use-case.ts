import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/api/viewer.js';
import type { Transaction } from '../../../platform/database/database.js';
import { Letters } from '../../mail/application/index.js';
import { UserDirectory } from '../../users/application/index.js';
import { canonicalPassword } from '../domain/password.js';
import { ApiTokenStore } from '../storage/api-token-store.js';
import { PasswordStore } from '../storage/password-store.js';
import { authFailure, passwordFailures } from './auth-failure.js';
import type { AuthFailure } from './auth-failure.js';
import { CredentialCheck } from './credential-check.js';
import { HashingQueue } from './hashing-queue.js';
import { requireSession } from './session-authenticator.js';

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  /** Whether personal tokens end as well. */
  readonly revokeTokens: boolean;
}

/** Changes a password that is known; all other sessions and open reset links end, personal tokens where that is asked for. */
@Injectable()
export class ChangePasswordUseCase {
  constructor(
    private readonly directory: UserDirectory,
    private readonly credentials: CredentialCheck,
    private readonly passwords: PasswordStore,
    private readonly hashing: HashingQueue,
    private readonly letters: Letters,
    private readonly tokens: ApiTokenStore,
  ) {}

  /**
   * @returns what is wrong with either password; nothing when it was done
   * @throws ApiError FORBIDDEN for a personal token, RATE_LIMITED like a login
   */
  async execute(viewer: Viewer, change: PasswordChange, address: string): Promise<AuthFailure[]> {
    const sessionId = requireSession(viewer);
    const user = (await this.directory.byId(viewer.userId))!;
    const failures = passwordFailures(change.newPassword, user.username, 'newPassword');
    if (failures.length > 0) return failures;
    const current = canonicalPassword(change.currentPassword);
    const from = await this.credentials.check(user, user.username, current, address);
    if (from === null) return [wrong()];
    const to = await this.hashing.hash(canonicalPassword(change.newPassword), address);
    const changed = await this.passwords.change(user.id, from, to, sessionId, (transaction) =>
      this.follow(user.id, change.revokeTokens, transaction),
    );
    return changed ? [] : [wrong()];
  }

  private async follow(userId: string, revokeTokens: boolean, transaction: Transaction) {
    await this.letters.close(userId, ['PASSWORD_RESET'], transaction);
    await this.letters.oweChange(userId, 'PASSWORD_CHANGED', transaction);
    if (revokeTokens) await this.tokens.removeAll(userId, transaction);
  }
}

const wrong = (): AuthFailure => authFailure('INVALID_CREDENTIALS', 'currentPassword');
