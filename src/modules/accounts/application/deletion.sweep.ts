import { Injectable } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { takeAll } from '../../../platform/database/batches.js';
import type { Batch } from '../../../platform/database/batches.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { errorText } from '../../../platform/errors.js';
import { Metrics } from '../../../platform/http/metrics.js';
import { Users } from '../../users/application/index.js';
import { DeletionStore } from '../storage/deletion-store.js';
import { AccountEnd } from './account-end.js';

/** How many accounts end one after the other; each may have tens of thousands of rows. */
const BATCH = 10;

type Outcome = 'ENDED' | 'FAILED';

/**
 * Ends accounts whose period of grace is over, and those of guests who are gone. An account that cannot be ended does
 * not stop the others. Any number of processes may run it at once.
 */
@Injectable()
export class DeletionSweep {
  private readonly counted: Counter<'outcome'>;

  constructor(
    private readonly database: Database,
    private readonly users: Users,
    private readonly deletions: DeletionStore,
    private readonly ends: AccountEnd,
    metrics: Metrics,
  ) {
    this.counted = metrics.counter({
      name: 'bummerl_account_ends_total',
      help: 'Accounts and guests that were to end, by outcome: a failed one is tried again, and is counted again.',
      labelNames: ['outcome'],
    });
    for (const outcome of ['ENDED', 'FAILED'] as const) this.count(outcome, 0);
  }

  async run(): Promise<void> {
    await takeAll(this.database, 'account deletions', BATCH, (limit, passedOver) =>
      this.takeDue({ limit, passedOver }),
    );
    await takeAll(this.database, 'gone guests', BATCH, (limit, passedOver) =>
      this.takeGuests({ limit, passedOver }),
    );
  }

  private async takeDue(batch: Batch): Promise<number> {
    const due = await this.deletions.due(batch);
    for (const userId of due) await this.try(userId, () => this.end(userId));
    return due.length;
  }

  private async takeGuests(batch: Batch): Promise<number> {
    const gone = await this.users.goneGuests(batch);
    for (const userId of gone) await this.try(userId, () => this.first(userId));
    return gone.length;
  }

  /** Whoever signs in at this moment has taken it back, or comes too late. */
  private async end(userId: string): Promise<void> {
    if ((await this.users.byId(userId))?.closedAt) return this.ends.runAgain(userId);
    return this.first(userId, (within) => this.deletions.start(userId, within));
  }

  private async first(userId: string, may?: (within: Transaction) => Promise<boolean>) {
    if (await this.ends.run(userId, may)) this.count('ENDED');
  }

  /** The error names the account, so that the operator finds it. */
  private async try(userId: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.count('FAILED');
      throw new Error(`account ${userId} cannot be ended: ${errorText(error)}`, { cause: error });
    }
  }

  private count(outcome: Outcome, by = 1): void {
    this.counted.inc({ outcome }, by);
  }
}
