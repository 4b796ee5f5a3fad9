import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { SignedTokens } from '../../../platform/signing/signed-tokens.js';

const PURPOSE = 'unsubscribe';

/** What ends a user's notices by mail; calling it again must change nothing. */
type UnsubscribeHook = (userId: string) => Promise<void>;

/**
 * The links that end notices by mail. They work for ever and signed out: a letter may be read years
 * later, on any machine. They end notices and no more, so whoever gets one can do no other harm.
 */
@Injectable()
export class Unsubscriptions {
  private readonly hooks: UnsubscribeHook[] = [];

  constructor(
    private readonly tokens: SignedTokens,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Asks to be called when a user wants no more notices by mail. */
  onUnsubscribe(hook: UnsubscribeHook): void {
    this.hooks.push(hook);
  }

  urlFor(userId: string): string {
    return `${this.config.PUBLIC_URL}/unsubscribe?token=${this.tokens.sign(PURPOSE, userId)}`;
  }

  isGood(token: string): boolean {
    return this.tokens.idOf(PURPOSE, token) !== null;
  }

  /** Ends notices by mail for the user of a token; false when it is nobody's. */
  async unsubscribe(token: string): Promise<boolean> {
    const userId = this.tokens.idOf(PURPOSE, token);
    if (userId === null) return false;
    for (const hook of this.hooks) await hook(userId);
    return true;
  }
}
