import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { runEach, takeAll } from '../../../platform/database/batches.js';
import { Database } from '../../../platform/database/database.js';
import { ShuffleChains } from '../../fairness/application/index.js';
import { Lobby } from './lobby.js';
import { ChallengeStore } from '../storage/challenge-store.js';
import type { OldBatch } from '../storage/challenge-store.js';

/** How many are taken at a time, so that no transaction locks many rows. */
const BATCH = 500;

/**
 * Cancels challenges that have waited too long for players, and deletes challenges that ended without a
 * match. A challenge that cannot be cancelled or deleted does not stop the others.
 */
@Injectable()
export class ChallengeSweep {
  constructor(
    private readonly challenges: ChallengeStore,
    private readonly chains: ShuffleChains,
    private readonly lobby: Lobby,
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  run(): Promise<void> {
    const { CHALLENGES_OPEN_DAYS, CHALLENGES_KEPT_DAYS } = this.config;
    return runEach(this.database, [
      () => this.all('open challenges', CHALLENGES_OPEN_DAYS, (old) => this.expire(old)),
      () => this.all('ended challenges', CHALLENGES_KEPT_DAYS, (old) => this.clear(old)),
    ]);
  }

  /** Processes all challenges that are this many days old, batch by batch; none if `days` is null. */
  private async all(
    name: string,
    days: number | null,
    take: (old: OldBatch) => Promise<number>,
  ): Promise<void> {
    if (days === null) return;
    await takeAll(this.database, name, BATCH, (limit, passedOver) =>
      take({ days, limit, passedOver }),
    );
  }

  private expire(old: OldBatch): Promise<number> {
    return this.database.transaction(async (transaction) => {
      const expired = await this.challenges.expire(old, transaction);
      await this.lobby.closed(transaction, expired);
      return expired.length;
    });
  }

  /** Also deletes their hash chains: nobody will deal from them. */
  private clear(old: OldBatch): Promise<number> {
    return this.database.transaction(async (transaction) => {
      const matchIds = await this.challenges.clear(old, transaction);
      if (matchIds.length > 0) await this.chains.forget(matchIds, transaction);
      return matchIds.length;
    });
  }
}
