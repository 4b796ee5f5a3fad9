import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { eachByItself, takeAll } from '../../../platform/database/batches.js';
import { Database } from '../../../platform/database/database.js';
import { ShuffleChains } from '../../fairness/application/index.js';
import { ChallengeStore } from '../storage/challenge-store.js';
import type { OldBatch } from '../storage/challenge-store.js';

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
    return eachByItself(this.database, [() => this.expireOpen(), () => this.clearEnded()]);
  }

  private async expireOpen(): Promise<void> {
    const { CHALLENGES_OPEN_DAYS: days } = this.config;
    if (days === null) return;
    await takeAll(this.database, 'open challenges', BATCH, (limit, passedOver) =>
      this.challenges.expire({ days, limit, passedOver }),
    );
  }

  private async clearEnded(): Promise<void> {
    const { CHALLENGES_KEPT_DAYS: days } = this.config;
    if (days === null) return;
    await takeAll(this.database, 'ended challenges', BATCH, (limit, passedOver) =>
      this.clear({ days, limit, passedOver }),
    );
  }

  /** With their chains: nobody will deal from them. */
  private clear(old: OldBatch): Promise<number> {
    return this.database.transaction(async (transaction) => {
      const matchIds = await this.challenges.clear(old, transaction);
      if (matchIds.length > 0) await this.chains.forget(matchIds, transaction);
      return matchIds.length;
    });
  }
}
