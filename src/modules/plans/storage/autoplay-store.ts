import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Sql } from '../../../platform/database/database.js';
import type { Autoplay } from '../domain/standing-orders.js';
import { AutoplayRow } from './tables.js';

/** The setting of a user who has set nothing. */
const OFF: Autoplay = { mode: 'OFF', delay: 'NONE' };

/** Stores the settings of autoplay. */
@Injectable()
export class AutoplayStore {
  constructor(private readonly database: Database) {}

  /** Sets autoplay for a match; if `matchId` is null, sets the user's default. */
  async set(
    userId: string,
    matchId: string | null,
    { mode, delay }: Autoplay,
    within: Sql = this.database,
  ): Promise<void> {
    const setting = { userId, matchId, mode, delay };
    await within.of(AutoplayRow).upsert(setting, ['userId', 'matchId']);
  }

  async defaultOf(userId: string): Promise<Autoplay> {
    const row = await this.database.of(AutoplayRow).findOneBy({ userId, matchId: IsNull() });
    return row ?? OFF;
  }

  /** The user's setting in each of these matches: the match's own, else the default. */
  async inMatches(
    userId: string,
    matchIds: readonly string[],
  ): Promise<ReadonlyMap<string, Autoplay>> {
    const where = [
      { userId, matchId: In(matchIds) },
      { userId, matchId: IsNull() },
    ];
    const rows = await this.database.of(AutoplayRow).findBy(where);
    const settings = new Map(rows.map((row) => [row.matchId, row]));
    const normal = settings.get(null) ?? OFF;
    return new Map(matchIds.map((id) => [id, settings.get(id) ?? normal]));
  }
}
