import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { eachByItself } from '../../../platform/database/each-by-itself.js';
import { takeAll } from '../../../platform/database/take-all.js';
import type { TakeBatch } from '../../../platform/database/take-all.js';
import { Database } from '../../../platform/database/database.js';
import { ShuffleChains } from '../../fairness/application/index.js';
import { ChallengeStore } from './challenge-store.js';

/** How many are taken at a time, so that no transaction holds much. */
const BATCH = 500;

/**
 * Cancels challenges that nobody has filled for long, and clears those that ended without a match. One
 * that cannot be cancelled or cleared keeps no other.
 */
@Injectable()
export class ChallengeSweep {
  constructor(
    private readonly challenges: ChallengeStore,
    private readonly chains: ShuffleChains,
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  run(): Promise<void> {
    const { CHALLENGES_OPEN_DAYS: open, CHALLENGES_KEPT_DAYS: kept } = this.config;
    return eachByItself(this.database, [
      () =>
        this.takeAll('open challenges', open, (days, ...batch) =>
          this.challenges.expire(days, ...batch),
        ),
      () => this.takeAll('ended challenges', kept, (days, ...batch) => this.clear(days, ...batch)),
    ]);
  }

  /** Those that are so many days old; none where no age is set. */
  private async takeAll(
    name: string,
    days: number | null,
    take: (days: number, ...batch: Parameters<TakeBatch>) => Promise<number>,
  ): Promise<void> {
    if (days === null) return;
    await takeAll(this.database, name, BATCH, (...batch) => take(days, ...batch));
  }

  /** With their chains: nobody will deal from them. */
  private clear(days: number, limit: number, passedOver: number): Promise<number> {
    return this.database.transaction(async (transaction) => {
      const matchIds = await this.challenges.clear(days, limit, passedOver, transaction);
      if (matchIds.length > 0) await this.chains.forget(matchIds, transaction);
      return matchIds.length;
    });
  }
}
