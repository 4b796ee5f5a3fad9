import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { EndedAccess } from '../../auth/application/index.js';
import { UserRegistry } from '../../users/application/index.js';
import { DeletionStore } from '../storage/deletion-store.js';
import { Erasure } from '../storage/erasure.js';
import { RunningAffairs } from './running-affairs.js';

/**
 * When the second pass follows. By then consumers have handled the events of the first one: the end of a match, for
 * example, is a notification to its players.
 */
const SECOND_PASS_MINUTES = 60;

/**
 * Ends an account for good. Each step may be done again, so that after an interruption all of them are: access, what is
 * running, what other modules do, what tables hold. The name goes last, because with it the account is no longer due.
 */
@Injectable()
export class AccountEnd {
  constructor(
    private readonly database: Database,
    private readonly access: EndedAccess,
    private readonly affairs: RunningAffairs,
    private readonly registry: UserRegistry,
    private readonly erasure: Erasure,
    private readonly deletions: DeletionStore,
  ) {}

  /**
   * The first pass.
   *
   * @param may whether the account still is to end; asked in the transaction that ends access
   * @returns whether it has ended
   */
  async run(
    userId: string,
    may: (within: Transaction) => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<boolean> {
    const ends = await this.access.end(userId, async (within) => {
      if (!(await may(within))) return false;
      await this.access.forget(userId, within);
      return true;
    });
    if (!ends) return false;
    await this.affairs.end([userId]);
    await this.registry.part(userId);
    await this.erasure.erase(userId);
    await this.database.transaction(async (within) => {
      await this.registry.close(userId, within);
      await this.deletions.passed(userId, SECOND_PASS_MINUTES, within);
    });
    await this.registry.removeUnnamed(userId);
    return true;
  }

  /** The second pass. The account can do nothing any more. */
  async runAgain(userId: string): Promise<void> {
    await this.erasure.erase(userId);
    await this.deletions.finish(userId);
  }
}
