import { Injectable, Logger } from '@nestjs/common';
import { uuidsBehind } from '../../../platform/api/ids.js';
import { errorText } from '../../../platform/errors.js';
import type { LiveMessage } from '../../../platform/live/live-bus.js';
import { MATCH_TOPIC, MatchClocks } from '../../matches/application/index.js';
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

  /** Plans for the matches that have changed, before it is told. A turn that goes on has no notice. */
  async follow(messages: readonly LiveMessage[]): Promise<void> {
    const topics = messages.map(({ topic }) => topic);
    const ids = uuidsBehind(MATCH_TOPIC, topics);
    if (ids.length > 0) await this.store.plan(ids);
  }

  /** Owes those that are due. */
  async owe(): Promise<void> {
    for (let batch = 0; batch < MOST_BATCHES; batch++) if (!(await this.oweBatch())) return;
  }

  /** By the deadlines in force: what an outage has moved is not due yet. Whether more may be due. */
  private async oweBatch(): Promise<boolean> {
    const due = await this.store.due();
    if (due.length === 0) return false;
    const broken = await this.clocks.settle(due);
    for (const { matchId, error } of broken) this.logger.warn(`${matchId}: ${errorText(error)}`);
    if (broken.length > 0) await this.store.putOff(broken.map(({ matchId }) => matchId));
    return this.store.owe();
  }
}
