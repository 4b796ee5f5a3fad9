import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Letters } from '../../mail/application/index.js';
import { UserDirectory } from '../../users/application/index.js';
import { canonicalPassword } from '../domain/password.js';
import { authFailure, passwordFailures } from './auth-failure.js';
import type { AuthFailure } from './auth-failure.js';
import { CredentialCheck } from './credential-check.js';
import { HashingQueue } from './hashing-queue.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordStore } from './password-store.js';

/** Sets a password by the link of a letter: all sessions end, and so does a lock. */
@Injectable()
export class ResetPasswordUseCase {
  constructor(
    private readonly directory: UserDirectory,
    private readonly letters: Letters,
    private readonly passwords: PasswordStore,
    private readonly hasher: PasswordHasher,
    private readonly hashing: HashingQueue,
    private readonly credentials: CredentialCheck,
  ) {}

  /**
   * @returns INVALID_RESET_TOKEN, or what is wrong with the password; nothing when it was done
   * @throws ApiError RATE_LIMITED when too many passwords wait to be hashed
   */
  async execute(token: string, newPassword: string, address: string): Promise<AuthFailure[]> {
    const owner = await this.letters.ownerOf('PASSWORD_RESET', token);
    const user = owner && (await this.directory.byId(owner.userId));
    if (!user) return [invalid()];
    const failures = passwordFailures(newPassword, user.username, 'newPassword');
    if (failures.length > 0) return failures;
    const hash = await this.hashing.run(address, () =>
      this.hasher.hash(canonicalPassword(newPassword)),
    );
    const spend = async (manager: EntityManager) =>
      (await this.letters.spend('PASSWORD_RESET', token, manager)) !== null;
    if (!(await this.passwords.reset(user.id, hash, spend))) return [invalid()];
    await this.credentials.forgive(user.username, address);
    return [];
  }
}

const invalid = (): AuthFailure => authFailure('INVALID_RESET_TOKEN', 'token');
