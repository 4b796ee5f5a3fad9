import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import type { Transaction } from '../../../platform/database/database.js';
import { MatchStore } from '../../matches/application/index.js';

/** How many matches a user plays at a time; house bots play as many as they are asked to. */
@Injectable()
export class RunningMatches {
  constructor(
    private readonly matches: MatchStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Those who can begin no further match. */
  async full(userIds: readonly string[], transaction: Transaction): Promise<string[]> {
    const running = await this.matches.countRunning(userIds, transaction);
    return userIds.filter((id) => (running.get(id) ?? 0) >= this.config.RUNNING_MATCHES);
  }
}
