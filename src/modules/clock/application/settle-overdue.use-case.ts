import { Injectable } from '@nestjs/common';
import { MatchClocks, OverdueMatches } from '../../matches/application/index.js';
import { failedOf, SetAside } from './set-aside.js';

/** How many deadlines are reckoned together. */
const BATCH = 500;

/** How many times in one pass at most: a process that is asked to end waits for it. */
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

  async execute(): Promise<void> {
    const seen = new Set<string>();
    for (let batch = 0; batch < MOST_BATCHES; batch++) {
      const behind = await this.matches.behind(BATCH, this.setAside.leftOut());
      const unseen = behind.filter(({ matchId }) => !seen.has(matchId));
      if (unseen.length === 0) return;
      unseen.forEach(({ matchId }) => seen.add(matchId));
      const broken = await this.clocks.settle(unseen.map(({ matchId }) => matchId));
      await this.setAside.put(failedOf(unseen, broken));
    }
  }
}
