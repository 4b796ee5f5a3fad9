import { Injectable, Logger } from '@nestjs/common';
import { errorText } from '../../../platform/errors.js';
import { MatchClocks } from '../../matches/application/index.js';
import { ReminderStore } from '../storage/reminder-store.js';

/** How many batches one pass handles at most; a process that shuts down waits for the pass. */
const MOST_BATCHES = 25;

/** Reminds players before the time of their current turn runs out. */
@Injectable()
export class ReminderSweep {
  private readonly logger = new Logger(ReminderSweep.name);

  constructor(
    private readonly store: ReminderStore,
    private readonly clocks: MatchClocks,
  ) {}

  /** Adds the reminders that are due. */
  async addDue(): Promise<void> {
    for (let batch = 0; batch < MOST_BATCHES; batch++) if (!(await this.addBatch())) return;
  }

  /** Uses the current deadlines, because an outage may have moved them. Returns whether more may be due. */
  private async addBatch(): Promise<boolean> {
    const due = await this.store.due();
    if (due.length === 0) return false;
    const broken = await this.clocks.settle(due);
    for (const { matchId, error } of broken) this.logger.warn(`${matchId}: ${errorText(error)}`);
    if (broken.length > 0) await this.store.putOff(broken.map(({ matchId }) => matchId));
    return this.store.addDue();
  }
}
