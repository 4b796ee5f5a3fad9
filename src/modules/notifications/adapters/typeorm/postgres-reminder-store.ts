import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { errorText } from '../../../../platform/error-text.js';
import { MatchClocks } from '../../../matches/application/index.js';
import { ReminderStore } from '../../application/reminder-store.js';
import { DEFAULT_REMINDERS } from '../../domain/preferences.js';
import { BATCH, DUE, OWE, PLAN, PLAN_FOR, PUT_OFF } from './reminder-statements.js';

@Injectable()
export class PostgresReminderStore extends ReminderStore {
  private readonly logger = new Logger('Reminders');

  constructor(
    private readonly database: Database,
    private readonly clocks: MatchClocks,
  ) {
    super();
  }

  async plan(matchIds: readonly string[]): Promise<void> {
    await this.database.run(PLAN, [DEFAULT_REMINDERS, matchIds]);
  }

  async planFor(userId: string, transaction: Transaction): Promise<void> {
    await transaction.query(PLAN_FOR, [DEFAULT_REMINDERS, userId]);
  }

  /** By the deadlines in force: what an outage has moved is not due yet. */
  async owe(): Promise<boolean> {
    const due = await this.database.run<{ matchId: string }>(DUE, []);
    if (due.length === 0) return false;
    await this.settle(due.map(({ matchId }) => matchId));
    const [row] = await this.database.run<{ count: number }>(OWE, [DEFAULT_REMINDERS]);
    return row!.count === BATCH;
  }

  private async settle(matchIds: readonly string[]): Promise<void> {
    const broken = await this.clocks.settle(matchIds);
    if (broken.length === 0) return;
    for (const { matchId, error } of broken) this.logger.warn(`${matchId}: ${errorText(error)}`);
    await this.database.run(PUT_OFF, [broken.map(({ matchId }) => matchId)]);
  }
}
