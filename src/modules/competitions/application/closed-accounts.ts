import { Injectable } from '@nestjs/common';
import { groupBy } from '../../../platform/collections.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { isActive } from '../domain/permission.js';
import { EntryStore } from '../storage/entry-store.js';
import { CompetitionWriter } from './competition-writer.js';
import { CompetitionProgress } from './progress.js';
import { Settling } from './settling.js';

/** Takes users whose accounts end out of their competitions. Their results stay. */
@Injectable()
export class ClosedAccounts {
  constructor(
    private readonly database: Database,
    private readonly entries: EntryStore,
    private readonly writer: CompetitionWriter,
    private readonly settling: Settling,
    private readonly progress: CompetitionProgress,
  ) {}

  takeOut(userIds: readonly string[]): Promise<void> {
    return this.database.transaction((within) => this.takeOutWithin(userIds, within));
  }

  private async takeOutWithin(userIds: readonly string[], within: Transaction): Promise<void> {
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
