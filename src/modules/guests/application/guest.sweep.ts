import { Inject, Injectable } from '@nestjs/common';
import { takeAll } from '../../../platform/database/batches.js';
import type { Batch } from '../../../platform/database/batches.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { RunningAffairs } from '../../accounts/application/index.js';
import { Sessions } from '../../auth/application/index.js';
import { UserRegistry, Users } from '../../users/application/index.js';

/** How many guests are processed at a time; each may have matches to resign. */
const BATCH = 100;

/**
 * Closes the accounts of guests who have been away for long. Their sessions end first, so that nobody can come
 * back meanwhile. Then what they have running ends. The account is closed last, so that the guest is due again
 * if the work was interrupted. An account that cannot be closed does not stop the others. Any number of processes may run it at once.
 */
@Injectable()
export class GuestSweep {
  constructor(
    private readonly database: Database,
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly affairs: RunningAffairs,
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
    if (absent.length > 0) await this.close(absent);
    return due.length;
  }

  private async close(userIds: readonly string[]): Promise<void> {
    await this.affairs.end(userIds);
    await this.registry.closeGuests(userIds);
  }
}
