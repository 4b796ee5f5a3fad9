import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database.js';

/** Returns which of these clubs have something that is not over. */
type Look = (clubIds: readonly string[], within?: Sql) => Promise<readonly string[]>;

/** What must be over before a club is closed. Other modules register it: clubs do not know them. */
@Injectable()
export class ClubBusiness {
  private readonly looks: Look[] = [];

  /** Within a transaction a look locks what it reads: nothing begins until the transaction ends. */
  register(look: Look): void {
    this.looks.push(look);
  }

  /** Which of these clubs cannot be closed yet. */
  async unfinished(clubIds: readonly string[], within?: Sql): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    if (clubIds.length === 0) return found;
    for (const look of this.looks)
      for (const clubId of await look(clubIds, within)) found.add(clubId);
    return found;
  }
}
