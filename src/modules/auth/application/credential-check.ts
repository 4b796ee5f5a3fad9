import { Injectable } from '@nestjs/common';
import { networkOf } from '../../../platform/addresses.js';
import { isUsername, usernameKey } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import { PasswordStore } from '../storage/password-store.js';
import { TryLimits } from '../storage/try-limits.js';
import type { Tries } from '../storage/try-limits.js';
import { HashingQueue } from './hashing.js';

/**
 * Checks passwords and limits the number of wrong ones.
 *
 * Wrong passwords are counted by network (100 in 15 minutes) and by account (10). Each network where the
 * owner of an account has signed in has its own count for the account; all other networks share one count. So
 * an attacker who fails on purpose locks out strangers, but not the owner in a network of theirs. Sessions
 * stay valid, and a reset link lifts the lock. A window ends 15 minutes after its first wrong password, so
 * nobody is locked out for ever. A right password does not clear it, so nobody gets more than ten tries in 15
 * minutes.
 *
 * During a lock nothing is checked. If concurrent tries reach the limit, a right password among them is
 * refused like a wrong one: a lock never reveals whether a password was right.
 */
@Injectable()
export class CredentialCheck {
  constructor(
    private readonly passwords: PasswordStore,
    private readonly hashing: HashingQueue,
    private readonly limits: TryLimits,
  ) {}

  /**
   * Checks a password. An unknown name takes as long as a wrong password.
   *
   * @returns the stored hash that the password fits, null when it fits none
   * @throws ApiError RATE_LIMITED
   */
  async check(
    user: User | null,
    username: string,
    password: string,
    address: string,
  ): Promise<string | null> {
    const network = networkOf(address);
    const credential = await this.passwords.find(user?.id ?? null, network);
    const tries = triesOf(username, network, credential?.knowsNetwork ?? false);
    await this.limits.check(tries);
    const hash = credential?.passwordHash ?? null;
    const fits = await this.hashing.verify(hash, password, address);
    if (!fits) await this.limits.count(tries);
    else await this.limits.check(tries);
    return fits ? hash : null;
  }

  /** Lifts an account's locks, for strangers and for this address: the user has proved to be the owner. */
  async unlock(username: string, address: string): Promise<void> {
    const network = networkOf(address);
    await Promise.all([
      this.limits.forget(accountTries(username, network, false)),
      this.limits.forget(accountTries(username, network, true)),
    ]);
  }
}

/** The counters that a wrong password increases; for a text that cannot be a name, only the network's. */
function triesOf(username: string, network: string, known: boolean): Tries[] {
  const byNetwork: Tries = { limit: 'login-network', key: network };
  return isUsername(username) ? [accountTries(username, network, known), byNetwork] : [byNetwork];
}

function accountTries(username: string, network: string, known: boolean): Tries {
  const account = usernameKey(username);
  return known
    ? { limit: 'login-known', key: `${account}:${network}` }
    : { limit: 'login-account', key: account };
}
