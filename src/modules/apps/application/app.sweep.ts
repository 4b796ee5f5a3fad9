import { Injectable } from '@nestjs/common';
import { clearAllOld } from '../../../platform/database/clear-old.js';
import { Database } from '../../../platform/database/database.js';
import { OLD_ROWS } from '../storage/old-rows.js';

/**
 * Removes expired records, deleted apps with their grants, keys that no longer sign or verify, grants that
 * were not used for 90 days, and apps that registered themselves and were not used for 30 days. Any number of
 * processes may run it at the same time.
 */
@Injectable()
export class AppSweep {
  constructor(private readonly database: Database) {}

  sweep(): Promise<void> {
    return clearAllOld(this.database, OLD_ROWS);
  }
}
