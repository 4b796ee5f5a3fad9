import { Injectable } from '@nestjs/common';
import { UserDirectory } from '../../users/application/index.js';
import { canonicalPassword } from '../domain/password.js';
import { authFailure, passwordFailures } from './auth-failure.js';
import type { AuthFailure } from './auth-failure.js';
import { CredentialCheck } from './credential-check.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordStore } from './password-store.js';
import { hashSecret } from './secrets.js';

/** Sets a password by the link of a letter: all sessions end, and so does a lock. */
@Injectable()
export class ResetPasswordUseCase {
  constructor(
    private readonly directory: UserDirectory,
    private readonly passwords: PasswordStore,
    private readonly hasher: PasswordHasher,
    private readonly credentials: CredentialCheck,
  ) {}

  /** @returns INVALID_RESET_TOKEN, or what is wrong with the password; nothing when it was done */
  async execute(token: string, newPassword: string, address: string): Promise<AuthFailure[]> {
    const tokenHash = hashSecret(token);
    const userId = await this.passwords.findReset(tokenHash);
    const user = userId && (await this.directory.byId(userId));
    if (!user) return [invalid()];
    const failures = passwordFailures(newPassword, user.username, 'newPassword');
    if (failures.length > 0) return failures;
    const hash = await this.hasher.hash(canonicalPassword(newPassword));
    if (!(await this.passwords.reset(tokenHash, hash))) return [invalid()];
    await this.credentials.forgive(user.username, address);
    return [];
  }
}

const invalid = (): AuthFailure => authFailure('INVALID_RESET_TOKEN', 'token');
