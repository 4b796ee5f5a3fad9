import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { Clock } from '../../../platform/time.js';
import type { User } from '../../users/application/index.js';
import { SecondFactorStore } from '../storage/second-factor-store.js';
import { TryLimits } from '../storage/try-limits.js';
import type { Tries } from '../storage/try-limits.js';
import { CredentialCheck } from './credential-check.js';
import { authFailure } from './failures.js';
import type { AuthFailure } from './failures.js';
import { hashRecoveryCode, stepOfCode } from './second-factor-codes.js';

/** What a user shows to prove who they are. */
export interface Proof {
  readonly password: string;
  /** A code of the second factor, or a recovery code. */
  readonly code?: string | null;
}

/** A proof that was right. */
export interface Identity {
  /** The stored hash that the password fits. */
  readonly passwordHash: string;
  /** The second factor whose code was right; null if the user has none. */
  readonly secondFactorId: string | null;
}

/**
 * Checks the password, and the code of the second factor if the user has one. Everything that asks who somebody is uses
 * it: a sign-in, the sign-in page of apps, a new password or address, another name, the end of an account.
 *
 * The code is looked at only after the password was right, so nobody learns who has a second factor. Each code works
 * once. Ten wrong ones lock the codes of the account for a day; recovery codes, which cannot be guessed, still work.
 */
@Injectable()
export class IdentityCheck {
  constructor(
    private readonly credentials: CredentialCheck,
    private readonly factors: SecondFactorStore,
    private readonly limits: TryLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * @param username as typed, for the count of wrong tries
   * @param field the field of the input that has the password; none to leave it out of the failure
   * @returns INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED or SECOND_FACTOR_WRONG
   * @throws ApiError RATE_LIMITED
   */
  async check(
    user: User | null,
    { username = user?.username ?? '', password, code }: Proof & { readonly username?: string },
    address: string,
    ...field: string[]
  ): Promise<Result<Identity, AuthFailure>> {
    const passwordHash = await this.credentials.check(user, username, password, address);
    if (user === null || passwordHash === null)
      return refuse(authFailure('INVALID_CREDENTIALS', ...field));
    const factor = await this.factors.find(user.id);
    if (!factor?.isConfirmed) return ok({ passwordHash, secondFactorId: null });
    if (!code?.trim()) return refuse(authFailure('SECOND_FACTOR_REQUIRED', 'code'));
    return (await this.isRight(user.id, factor, code))
      ? ok({ passwordHash, secondFactorId: factor.id })
      : refuse(authFailure('SECOND_FACTOR_WRONG', 'code'));
  }

  /** Uses up a code of a second factor, confirmed or not. @throws ApiError RATE_LIMITED after ten wrong ones */
  async isRight(
    userId: string,
    factor: { readonly id: string; readonly secret: Buffer | null },
    code: string,
  ): Promise<boolean> {
    const recovery = hashRecoveryCode(code);
    if (recovery) return this.factors.useRecoveryCode(userId, recovery);
    const tries: Tries[] = [{ limit: 'second-factor', key: userId }];
    await this.limits.check(tries);
    const step = factor.secret && stepOfCode(factor.secret, code, this.clock.now());
    const fits = step !== null && (await this.factors.useStep(userId, factor.id, step));
    if (!fits) await this.limits.count(tries);
    else await this.limits.check(tries);
    return fits;
  }
}
