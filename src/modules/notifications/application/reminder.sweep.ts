import { Injectable, Logger } from '@nestjs/common';
import { errorText } from '../../../platform/errors.js';
import { MatchClocks } from '../../matches/application/index.js';
import { ReminderStore } from '../storage/reminder-store.js';

/** How many batches one pass owes at most: a process that is asked to end waits for it. */
const MOST_BATCHES = 25;

/** Keeps watch over the turns that run: who is asked is reminded before their time runs out. */
@Injectable()
export class ReminderSweep {
  private readonly logger = new Logger(ReminderSweep.name);

  constructor(
    private readonly store: ReminderStore,
    private readonly clocks: MatchClocks,
  ) {}

  /** Owes those that are due. */
  async owe(): Promise<void> {
    for (let batch = 0; batch < MOST_BATCHES; batch++) if (!(await this.addBatch())) return;
  }

  /** By the deadlines in force: what an outage has moved is not due yet. Whether more may be due. */
  private async addBatch(): Promise<boolean> {
    const due = await this.store.due();
    if (due.length === 0) return false;
    const broken = await this.clocks.settle(due);
    for (const { matchId, error } of broken) this.logger.warn(`${matchId}: ${errorText(error)}`);
    if (broken.length > 0) await this.store.putOff(broken.map(({ matchId }) => matchId));
    return this.store.owe();
  }
}
