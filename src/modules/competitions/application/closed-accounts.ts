import { Injectable } from '@nestjs/common';
import { groupBy } from '../../../platform/collections.js';
import type { Transaction } from '../../../platform/database/database.js';
import { isActive } from '../domain/permission.js';
import { EntryStore } from '../storage/entry-store.js';
import { CompetitionWriter } from './competition-writer.js';
import { CompetitionProgress } from './progress.js';
import { Settling } from './settling.js';

/** Takes users whose accounts are closed out of their competitions. Their names and results stay. */
@Injectable()
export class ClosedAccounts {
  constructor(
    private readonly entries: EntryStore,
    private readonly writer: CompetitionWriter,
    private readonly settling: Settling,
    private readonly progress: CompetitionProgress,
  ) {}

  async close(userIds: readonly string[], within: Transaction): Promise<void> {
    const active = await this.entries.activeOf(userIds, within);
    for (const [competitionId, own] of groupBy(active, (entry) => entry.competitionId))
      await this.writer.holdWithin(competitionId, within, async (held) => {
        for (const { number } of own) {
          const entry = await this.entries.byNumber(held.id, number, within);
          if (entry && isActive(entry))
            await this.settling.takeOut(held, entry, { status: 'OUT', act: 'OUT' });
        }
        await this.progress.run(held);
      });
  }
}
