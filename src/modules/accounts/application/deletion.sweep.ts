import { Injectable } from '@nestjs/common';
import { takeAll } from '../../../platform/database/batches.js';
import type { Batch } from '../../../platform/database/batches.js';
import { Database } from '../../../platform/database/database.js';
import { Users } from '../../users/application/index.js';
import { DeletionStore } from '../storage/deletion-store.js';
import { AccountEnd } from './account-end.js';

/** How many accounts end one after the other; each may have tens of thousands of rows. */
const BATCH = 10;

/**
 * Ends accounts whose period of grace is over, and those of guests who are gone. An account that cannot be ended does
 * not stop the others. Any number of processes may run it at once.
 */
@Injectable()
export class DeletionSweep {
  constructor(
    private readonly database: Database,
    private readonly users: Users,
    private readonly deletions: DeletionStore,
    private readonly ends: AccountEnd,
  ) {}

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
    for (const userId of due) await this.end(userId);
    return due.length;
  }

  private async takeGuests(batch: Batch): Promise<number> {
    const gone = await this.users.goneGuests(batch);
    for (const userId of gone) await this.ends.run(userId);
    return gone.length;
  }

  /** Whoever signs in at this moment has taken it back, or comes too late. */
  private async end(userId: string): Promise<void> {
    if ((await this.users.byId(userId))?.closedAt) return this.ends.runAgain(userId);
    return this.ends.run(userId, (within) => this.deletions.start(userId, within));
  }
}
