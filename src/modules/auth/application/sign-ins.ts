import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';

/** Called when a user signs in with the password, in the transaction that signs them in. */
type SignInHook = (userId: string, within: Transaction) => Promise<void>;

/** What other modules do when a user signs in. */
@Injectable()
export class SignIns {
  private readonly hooks: SignInHook[] = [];

  /** Registers a hook. It must use the transaction it is given. */
  onSignIn(hook: SignInHook): void {
    this.hooks.push(hook);
  }

  async run(userId: string, within: Transaction): Promise<void> {
    for (const hook of this.hooks) await hook(userId, within);
  }
}
