import { Inject, Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { UserDirectory } from '../../users/application/index.js';
import { networkOf } from '../domain/network.js';
import { PasswordMail } from './password-mail.js';
import type { ResetLetter } from './password-mail.js';
import { PasswordStore } from './password-store.js';
import { drawSecret, hashSecret } from './secrets.js';
import { TryLimits } from './try-limits.js';

/**
 * Sends the link that opens an account without its password. Answer and work are the same for whom
 * we know and whom we do not: the letters go out after the answer. The limit counts what was asked
 * for, known or not. Strangers can make an owner's link obsolete, three times an hour at most, and
 * each time a newer one is in the owner's mail.
 */
@Injectable()
export class RequestResetUseCase implements BeforeApplicationShutdown {
  private readonly logger = new Logger(RequestResetUseCase.name);
  private readonly letters = new Set<Promise<void>>();

  constructor(
    private readonly directory: UserDirectory,
    private readonly passwords: PasswordStore,
    private readonly limits: TryLimits,
    private readonly mail: PasswordMail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws ApiError RATE_LIMITED */
  async execute(nameOrEmail: string, address: string): Promise<void> {
    await this.limits.count([
      { limit: 'reset-account', key: hashSecret(nameOrEmail.toLowerCase()).toString('base64url') },
      { limit: 'reset-network', key: networkOf(address) },
    ]);
    const contacts = await this.directory.contacts(nameOrEmail);
    const letters = contacts.map((to) => this.letterTo(to));
    await this.passwords.putResets(
      letters.map(({ to, token }) => ({ userId: to.userId, tokenHash: hashSecret(token) })),
    );
    letters.forEach((letter) => this.post(letter));
  }

  /** Ends when every letter has been handed over. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.letters);
  }

  private letterTo(to: ResetLetter['to']): ResetLetter {
    const token = drawSecret();
    // Behind the #, where no server or proxy on the way writes it into a log.
    return { to, token, link: `${this.config.PUBLIC_URL}/reset-password#token=${token}` };
  }

  private post(letter: ResetLetter): void {
    const sent = this.mail
      .send(letter)
      .catch(() => this.logger.warn('a letter could not be sent; its user has to ask again'))
      .finally(() => this.letters.delete(sent));
    this.letters.add(sent);
  }
}
