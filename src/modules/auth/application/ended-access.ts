import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { Letters } from '../../mail/application/index.js';
import { ApiTokenStore } from '../storage/api-token-store.js';
import { PasswordStore } from '../storage/password-store.js';
import { SessionStore } from '../storage/session-store.js';
import { AppAccess } from './app-access.js';
import { KnownCredentials } from './known-credentials.js';

/** Called when all access of a user ends, in the transaction that ends it. */
type AccessEndedHook = (userId: string, within: Transaction) => Promise<void>;

/**
 * Ends all access to an account: sessions, personal tokens, grants of apps, links in letters, and what other modules
 * send on its behalf (devices, webhooks). The password stays.
 */
@Injectable()
export class EndedAccess {
  private readonly hooks: AccessEndedHook[] = [];

  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordStore,
    private readonly sessions: SessionStore,
    private readonly tokens: ApiTokenStore,
    private readonly apps: AppAccess,
    private readonly letters: Letters,
    private readonly known: KnownCredentials,
  ) {}

  /** Registers a hook. It must use the transaction it is given. */
  onEnded(hook: AccessEndedHook): void {
    this.hooks.push(hook);
  }

  /**
   * Ends all access at once, on every process. A sign-in of the same moment comes before it, and ends too, or after it.
   *
   * @param also what is written in the same transaction, before access ends; false if nothing is to end
   * @returns whether access has ended
   */
  async end(
    userId: string,
    also: (within: Transaction) => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<boolean> {
    const ended = await this.database.transaction(async (within) => {
      await this.passwords.hold(userId, within);
      if (!(await also(within))) return false;
      await this.endWithin(userId, within);
      return true;
    });
    if (ended) await this.known.ended(userId);
    return ended;
  }

  /** Deletes the password: from now on nobody can sign in. */
  forget(userId: string, within: Transaction): Promise<void> {
    return this.passwords.remove(userId, within);
  }

  private async endWithin(userId: string, within: Transaction): Promise<void> {
    for (const hook of this.hooks) await hook(userId, within);
    await this.letters.close(userId, ['PASSWORD_RESET', 'VERIFICATION'], within);
    await this.apps.grants.signOut(userId, within);
    await this.tokens.removeAll(userId, within);
    await this.apps.grants.revokeAll(userId, within);
    await this.sessions.endAll(userId, null, within);
  }
}
