import { Injectable } from '@nestjs/common';
import { clearAllOld } from '../../../platform/database/clear-old.js';
import { Database } from '../../../platform/database/database.js';
import { OLD_ROWS } from '../storage/old-rows.js';

/**
 * Removes expired counters, spent refresh tokens that would have expired, personal tokens a month after they
 * expired, and sessions that were not used for 60 days. Ended sessions stay until then as well: they show
 * which networks an account knows. Any number of processes may run it at the same time.
 */
@Injectable()
export class AccountSweep {
  constructor(private readonly database: Database) {}

  sweep(): Promise<void> {
    return clearAllOld(this.database, OLD_ROWS);
  }
}
