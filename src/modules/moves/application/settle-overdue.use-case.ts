import { Injectable } from '@nestjs/common';
import { inBatches } from '../../../platform/database/batches.js';
import { MatchClocks } from '../../matches/application/index.js';
import { failedOf, matchIdOf, SetAside } from './set-aside.js';
import { OverdueMatches } from '../storage/overdue-matches.js';

/** How many deadlines are reckoned together. */
const BATCH = 500;

/** How many times in one pass at most. */
const MOST_BATCHES = 10;

/**
 * After an outage deadlines in rows are too early. Where one has passed the one in force is written,
 * and that decides whether the match is overdue. Beside the sweep that ends matches: many that are
 * behind hold up none that is not.
 */
@Injectable()
export class SettleOverdue {
  constructor(
    private readonly matches: OverdueMatches,
    private readonly clocks: MatchClocks,
    private readonly setAside: SetAside,
  ) {}

  execute(): Promise<void> {
    const behind = () => this.matches.behind(BATCH, this.setAside.leftOut());
    return inBatches(MOST_BATCHES, matchIdOf, behind, async (matches) => {
      const broken = await this.clocks.settle(matches.map(({ matchId }) => matchId));
      await this.setAside.put(failedOf(matches, broken));
    });
  }
}
