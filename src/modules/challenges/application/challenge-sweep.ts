import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { ShuffleChains } from '../../fairness/application/index.js';
import { ChallengeStore } from './challenge-store.js';

/** How many are taken at a time, so that no transaction holds much. */
const BATCH = 500;

/** Cancels challenges that nobody has filled for long, and clears those that ended without a match. */
@Injectable()
export class ChallengeSweep {
  constructor(
    private readonly challenges: ChallengeStore,
    private readonly chains: ShuffleChains,
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async run(): Promise<void> {
    const { CHALLENGES_OPEN_DAYS: open, CHALLENGES_KEPT_DAYS: kept } = this.config;
    if (open !== null) await untilFew(() => this.challenges.expire(open, BATCH));
    if (kept !== null) await untilFew(() => this.clear(kept));
  }

  /** With their chains: nobody will deal from them. */
  private clear(days: number): Promise<number> {
    return this.database.transaction(async (manager) => {
      const matchIds = await this.challenges.clear(days, BATCH, manager);
      if (matchIds.length > 0) await this.chains.forget(matchIds, manager);
      return matchIds.length;
    });
  }
}

async function untilFew(take: () => Promise<number>): Promise<void> {
  while ((await take()) === BATCH);
}
