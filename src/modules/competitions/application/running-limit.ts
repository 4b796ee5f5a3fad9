import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import type { Sql } from '../../../platform/database/database.js';
import { Matches } from '../../matches/application/index.js';
import type { Entry } from '../domain/competition.js';
import { usersOf } from '../domain/stored-field.js';

/** Who plays as many matches as anyone may, of competitions or not: no match can begin with them. */
@Injectable()
export class RunningLimit {
  constructor(
    private readonly database: Database,
    private readonly matches: Matches,
    @Inject(CONFIG) private readonly config: Pick<Config, 'RUNNING_MATCHES'>,
  ) {}

  /** Those of these users who have reached it. */
  async reachedBy(userIds: readonly string[], within: Sql = this.database): Promise<string[]> {
    const running = await this.matches.countRunning(userIds, within);
    return userIds.filter((id) => (running.get(id) ?? 0) >= this.config.RUNNING_MATCHES);
  }

  /** The lots of these entries of which a player has reached it. */
  async lotsAmong(entries: readonly Entry[], within?: Sql): Promise<number[]> {
    const reached = await this.reachedBy(entries.flatMap(usersOf), within);
    const isBusy = (entry: Entry) => usersOf(entry).some((userId) => reached.includes(userId));
    return entries.flatMap((entry) => (entry.lot !== null && isBusy(entry) ? [entry.lot] : []));
  }
}
