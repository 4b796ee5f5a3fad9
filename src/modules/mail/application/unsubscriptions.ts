import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { SignedTokens } from '../../../platform/signing/signed-tokens.js';

const PURPOSE = 'unsubscribe';

/** Called when a user unsubscribes from notifications by e-mail; a repeated call must change nothing. */
type UnsubscribeHook = (userId: string) => Promise<void>;

/**
 * The links that end notifications by e-mail. They never expire and need no sign-in: an e-mail may be read
 * years later, on any machine. They do nothing else, so that somebody else who gets such a link can do no
 * other harm.
 */
@Injectable()
export class Unsubscriptions {
  private readonly hooks: UnsubscribeHook[] = [];

  constructor(
    private readonly tokens: SignedTokens,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Registers a hook that is called when a user unsubscribes. */
  onUnsubscribe(hook: UnsubscribeHook): void {
    this.hooks.push(hook);
  }

  urlFor(userId: string): string {
    return `${this.config.PUBLIC_URL}/unsubscribe?token=${this.tokens.sign(PURPOSE, userId)}`;
  }

  isGood(token: string): boolean {
    return this.tokens.idOf(PURPOSE, token) !== null;
  }

  /** Ends notifications by e-mail for the user of a token; false if the token is not valid. */
  async unsubscribe(token: string): Promise<boolean> {
    const userId = this.tokens.idOf(PURPOSE, token);
    if (userId === null) return false;
    for (const hook of this.hooks) await hook(userId);
    return true;
  }
}
