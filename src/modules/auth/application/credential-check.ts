import { Injectable } from '@nestjs/common';
import { networkOf } from '../../../platform/addresses.js';
import { isUsername, usernameKey } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import { PasswordStore } from '../storage/password-store.js';
import { TryLimits } from '../storage/try-limits.js';
import type { Tries } from '../storage/try-limits.js';
import { HashingQueue } from './hashing.js';

/**
 * Checks a password, and no more often than an attacker should be able to.
 *
 * Wrong passwords are counted by network (100 in 15 minutes) and by account (10). Tries at one
 * account from networks that it was never used from share one count, and each network where its
 * owner has signed in has a count of its own. So whoever fails on purpose, from wherever in the
 * world, locks out strangers like themselves and not the owner at the usual place; what is signed in
 * already stays so, and a reset link lifts the lock. A window ends 15 minutes after its first wrong
 * password whatever is tried in it, so nobody is locked out for ever; nor does a right password
 * clear it, so ten tries in 15 minutes is all that anyone gets.
 *
 * During a lock nothing is checked, and of tries that are under way together with the one that
 * uses a count up, a right one is refused like a wrong one: the lock never tells.
 */
@Injectable()
export class CredentialCheck {
  constructor(
    private readonly passwords: PasswordStore,
    private readonly hashing: HashingQueue,
    private readonly limits: TryLimits,
  ) {}

  /**
   * The stored hash that the password fits, null when it fits none. For a name that is nobody's it
   * takes what a wrong password takes.
   *
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

  /** Lifts an account's locks, for strangers and for this address: the owner has proved to be one. */
  async forgive(username: string, address: string): Promise<void> {
    const network = networkOf(address);
    await Promise.all([
      this.limits.forget(accountTries(username, network, false)),
      this.limits.forget(accountTries(username, network, true)),
    ]);
  }
}

/** What a wrong password counts against; a text that is no name is no account. */
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
