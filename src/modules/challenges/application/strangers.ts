import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import type { Transaction } from '../../../platform/database/database.js';
import { MatchStore } from '../../matches/application/index.js';
import { UserDirectory } from '../../users/application/index.js';

/**
 * Keeps new accounts from calling to people who have never played with them: an account costs nothing,
 * a letter disturbs. Where the service sends no letters nobody could verify an address, and nobody is
 * disturbed by one.
 */
@Injectable()
export class Strangers {
  constructor(
    private readonly users: UserDirectory,
    private readonly matches: MatchStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Those of `others` to whom this user must not call yet; within a transaction, on its connection. */
  async outOfReach(
    userId: string,
    others: readonly string[],
    transaction?: Transaction,
  ): Promise<readonly string[]> {
    if (!this.config.SMTP_URL || others.length === 0) return [];
    const { NEW_ACCOUNT_HOURS } = this.config;
    if (await this.users.isEstablished(userId, NEW_ACCOUNT_HOURS, transaction)) return [];
    const met = await this.matches.metBy(userId, others, transaction);
    return others.filter((id) => !met.includes(id));
  }
}
