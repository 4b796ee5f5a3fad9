import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import type { Transaction } from '../../../platform/database/database.js';
import { Users } from '../../users/application/index.js';
import { Matches } from '../storage/matches.js';

/** Decides whom a user may contact without having played with them. */
@Injectable()
export class FirstContact {
  constructor(
    private readonly matches: Matches,
    private readonly users: Users,
    @Inject(CONFIG) private readonly config: Pick<Config, 'SMTP_URL' | 'NEW_ACCOUNT_HOURS'>,
  ) {}

  /**
   * The users among `others` whom a user must not contact yet. A new account may contact only users with whom
   * it has played, because accounts cost nothing and e-mails disturb people. If the service sends no e-mails,
   * there is no such limit: nobody could verify an address, and nobody gets an e-mail.
   *
   * @param transaction if given, its connection is used
   */
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
