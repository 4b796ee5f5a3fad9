import { Injectable } from '@nestjs/common';
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

export interface PasswordReset {
  readonly token: string;
  readonly newPassword: string;
  /** Whether personal tokens end as well. */
  readonly revokeTokens: boolean;
}

/** Sets a password by the link of a letter: all sessions end, so does a lock, and personal tokens unless they are kept. */
@Injectable()
export class ResetPasswordUseCase {
  constructor(
    private readonly directory: UserDirectory,
    private readonly letters: Letters,
    private readonly passwords: PasswordStore,
    private readonly hashing: HashingQueue,
    private readonly credentials: CredentialCheck,
    private readonly tokens: ApiTokenStore,
  ) {}

  /**
   * @returns INVALID_RESET_TOKEN, or what is wrong with the password; nothing when it was done
   * @throws ApiError RATE_LIMITED when too many passwords wait to be hashed
   */
  async execute(reset: PasswordReset, address: string): Promise<AuthFailure[]> {
    const { token, newPassword } = reset;
    const owner = await this.letters.ownerOf('PASSWORD_RESET', token);
    const user = owner && (await this.directory.byId(owner.userId));
    if (!user) return [invalid()];
    const failures = passwordFailures(newPassword, user.username, 'newPassword');
    if (failures.length > 0) return failures;
    const hash = await this.hashing.hash(canonicalPassword(newPassword), address);
    const spend = (transaction: Transaction) => this.spend(user.id, reset, transaction);
    if (!(await this.passwords.reset(user.id, hash, spend))) return [invalid()];
    await this.credentials.forgive(user.username, address);
    return [];
  }

  /** Uses the link up, with all that follows; false when it was none (more). */
  private async spend(
    userId: string,
    { token, revokeTokens }: PasswordReset,
    transaction: Transaction,
  ): Promise<boolean> {
    if (!(await this.letters.spend('PASSWORD_RESET', token, transaction))) return false;
    await this.letters.oweChange(userId, 'PASSWORD_CHANGED', transaction);
    if (revokeTokens) await this.tokens.removeAll(userId, transaction);
    return true;
  }
}

const invalid = (): AuthFailure => authFailure('INVALID_RESET_TOKEN', 'token');
