import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import type { Autoplay, StoredPlan } from '../domain/standing-orders.js';
import { AutoplayRow, PlanRow } from './tables.js';

/** The setting of a user who has set nothing. */
const OFF: Autoplay = { mode: 'OFF', delay: 'NONE' };

/** Read whenever a match is shown to one of its players. */
const OF_USER = statement<StoredPlan, { userId: string; matchIds: readonly string[] }>(
  'plans-of-user',
  `SELECT ${columns(PlanRow)} FROM plans
   WHERE user_id = :userId AND match_id = ANY(:matchIds::uuid[]) AND status <> 'REMOVED'`,
);

/** A user's own plans and settings of autoplay, which nobody else may see. */
@Injectable()
export class OwnOrders {
  constructor(private readonly database: Database) {}

  /** The plans in some matches, by match id. */
  async plans(
    userId: string,
    matchIds: readonly string[],
  ): Promise<ReadonlyMap<string, StoredPlan>> {
    const rows = await this.database.rows(OF_USER, { userId, matchIds });
    return new Map(rows.map((row) => [row.matchId, row]));
  }

  async defaultAutoplay(userId: string): Promise<Autoplay> {
    const row = await this.database.of(AutoplayRow).findOneBy({ userId, matchId: IsNull() });
    return row ?? OFF;
  }

  /** The setting in each of these matches: the match's own, else the default. */
  async autoplays(
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
