import { Inject, Injectable } from '@nestjs/common';
import { takeAll } from '../../../platform/database/batches.js';
import type { Batch } from '../../../platform/database/batches.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { Sessions } from '../../auth/application/index.js';
import { UserRegistry, Users } from '../../users/application/index.js';

/** How many guests are processed at a time. */
const BATCH = 100;

/**
 * Finds guests who have been away for long, and ends their sessions, so that nobody can come back. The module of
 * accounts does the rest. Any number of processes may run it at once.
 */
@Injectable()
export class GuestSweep {
  constructor(
    private readonly database: Database,
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly registry: UserRegistry,
    @Inject(CONFIG) private readonly config: Pick<Config, 'GUESTS_KEPT_DAYS'>,
  ) {}

  async run(): Promise<void> {
    const days = this.config.GUESTS_KEPT_DAYS;
    if (days === null) return;
    await takeAll(this.database, 'guests', BATCH, (limit, passedOver) =>
      this.take(days, { limit, passedOver }),
    );
  }

  /** Processes one batch. Guests who came back since are due again so many days after their last visit. */
  private async take(days: number, batch: Batch): Promise<number> {
    const due = await this.users.absentGuests(days, batch);
    if (due.length === 0) return 0;
    const returned = await this.sessions.endUnused(due, days);
    if (returned.length > 0) await this.registry.guestsSeen(returned);
    const returnedIds = new Set(returned.map(({ userId }) => userId));
    const absent = due.filter((userId) => !returnedIds.has(userId));
    if (absent.length > 0) await this.registry.guestsGone(absent);
    return due.length;
  }
}
