import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Viewer } from '../../../platform/api/viewer.js';
import type { Transaction } from '../../../platform/database/database.js';
import { networkOf } from '../../../platform/addresses.js';
import { Letters } from '../../mail/application/index.js';
import { accountKey, guestFailure, Users } from '../../users/application/index.js';
import type { GuestFailure } from '../../users/application/index.js';
import { ApiTokenStore } from '../storage/api-token-store.js';
import { PasswordStore } from '../storage/password-store.js';
import { TryLimits } from '../storage/try-limits.js';
import { AppAccess } from './app-access.js';
import { CredentialCheck } from './credential-check.js';
import { authFailure, passwordFailures } from './failures.js';
import type { AuthFailure } from './failures.js';
import { HashingQueue } from './hashing.js';
import { IdentityCheck } from './identity-check.js';
import { KnownCredentials } from './known-credentials.js';
import { hashSecret } from './secrets.js';
import { requireSession } from './session-authenticator.js';

interface NewPassword {
  readonly newPassword: string;
  /** Whether personal tokens and apps end as well. */
  readonly revokeTokens: boolean;
}

/** New passwords: set with the old one, or by the link in a letter. */
@Injectable()
export class Passwords {
  constructor(
    private readonly users: Users,
    private readonly credentials: CredentialCheck,
    private readonly identities: IdentityCheck,
    private readonly passwords: PasswordStore,
    private readonly hashing: HashingQueue,
    private readonly limits: TryLimits,
    private readonly letters: Letters,
    private readonly tokens: ApiTokenStore,
    private readonly known: KnownCredentials,
    private readonly apps: AppAccess,
  ) {}

  /**
   * Changes the password of a user who knows the old one; all other sessions and open reset links end.
   *
   * @returns what is wrong with either password or the code, NOT_FOR_GUESTS; empty when it was changed
   * @throws ApiError FORBIDDEN for a personal token, RATE_LIMITED like a login
   */
  async change(
    viewer: Viewer,
    change: NewPassword & { readonly currentPassword: string; readonly code?: string | null },
    address: string,
  ): Promise<(AuthFailure | GuestFailure)[]> {
    const sessionId = requireSession(viewer);
    const user = (await this.users.byId(viewer.userId))!;
    if (user.isGuest) return [guestFailure('NOT_FOR_GUESTS')];
    const { currentPassword, newPassword, revokeTokens } = change;
    const failures = passwordFailures(newPassword, user.username, 'newPassword');
    const proof = { password: currentPassword, code: change.code };
    const identity = await this.identities.check(user, proof, address, 'currentPassword');
    if (!identity.ok) return [identity.error, ...failures];
    if (failures.length > 0) return failures;
    const to = await this.hashing.hash(newPassword, address);
    const from = identity.value.passwordHash;
    const changed = await this.passwords.change(user.id, from, to, sessionId, async (within) => {
      await this.letters.close(user.id, ['PASSWORD_RESET'], within);
      await this.follow(user.id, revokeTokens, within);
    });
    if (!changed) return [wrong()];
    await this.known.ended(user.id);
    return [];
  }

  /**
   * Queues the e-mail with a reset link; it goes only to the account's verified address.
   *
   * The answer and the work are the same for known and unknown accounts: the e-mail goes out after the
   * answer. The limit counts requests by the key that finds the account, whether it exists or not. Strangers
   * can make an owner's link invalid at most three times an hour, and each time the owner gets a newer one.
   *
   * @throws ApiError RATE_LIMITED
   */
  async requestReset(nameOrEmail: string, address: string): Promise<void> {
    const user = await this.users.byUsername(nameOrEmail);
    const key = accountKey(user?.username ?? nameOrEmail);
    await this.limits.count([
      { limit: 'reset-account', key: hashSecret(key || nameOrEmail).toString('base64url') },
      { limit: 'reset-network', key: networkOf(address) },
    ]);
    await this.letters.addReset(key);
  }

  /**
   * Sets a password by the link of a letter: all sessions end, and so does a lock.
   *
   * @returns the user's id; INVALID_RESET_TOKEN, or what is wrong with the password
   * @throws ApiError RATE_LIMITED when too many passwords wait to be hashed
   */
  async reset(
    { resetToken, newPassword, revokeTokens }: NewPassword & { readonly resetToken: string },
    address: string,
  ): Promise<Result<string, readonly AuthFailure[]>> {
    const owner = await this.letters.ownerOf('PASSWORD_RESET', resetToken);
    const user = owner && (await this.users.byId(owner.userId));
    if (!user) return refuse([invalid()]);
    const failures = passwordFailures(newPassword, user.username, 'newPassword');
    if (failures.length > 0) return refuse(failures);
    const hash = await this.hashing.hash(newPassword, address);
    const isReset = await this.passwords.reset(user.id, hash, async (within) => {
      const spent = await this.letters.spend('PASSWORD_RESET', resetToken, within);
      if (spent) await this.follow(user.id, revokeTokens, within);
      return spent !== null;
    });
    if (!isReset) return refuse([invalid()]);
    await this.known.ended(user.id);
    await this.credentials.unlock(user.username, address);
    return ok(user.id);
  }

  /** The consequences of a new password, changed or reset. */
  private async follow(userId: string, revokeTokens: boolean, within: Transaction): Promise<void> {
    await this.letters.addChange(userId, 'PASSWORD_CHANGED', within);
    await this.apps.grants.signOut(userId, within);
    if (!revokeTokens) return;
    await this.tokens.removeAll(userId, within);
    await this.apps.grants.revokeAll(userId, within);
  }
}

const wrong = (): AuthFailure => authFailure('INVALID_CREDENTIALS', 'currentPassword');
const invalid = (): AuthFailure => authFailure('INVALID_RESET_TOKEN', 'resetToken');
