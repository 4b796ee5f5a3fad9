import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { Autoplay } from '../domain/standing-orders.js';
import { AutoplayRow, PlanRow } from './tables.js';

/** The seat of a user in a match. */
export type OwnSeat = Pick<PlanRow, 'matchId' | 'seat' | 'userId'>;

/** The values of a new plan. */
export interface NewPlan {
  readonly dealNumber: number | null;
  readonly rules: readonly object[];
}

const PUT = statement<object, OwnSeat & { dealNumber: number | null; rules: string }>(
  'plans-put',
  `INSERT INTO plans (match_id, seat, user_id, revision, status, deal_number, rules)
   VALUES (:matchId, :seat, :userId, 1, 'ACTIVE', :dealNumber, :rules)
   ON CONFLICT (match_id, seat) DO UPDATE SET revision = plans.revision + 1,
     user_id = excluded.user_id, status = 'ACTIVE', deal_number = excluded.deal_number,
     rules = excluded.rules, spent = '{}', fired_versions = '{}', stopped = NULL,
     updated_at = service_now()`,
);

/** Of a removed plan only its revision and the time of its removal are kept. */
const REMOVED = {
  revision: () => 'revision + 1',
  status: 'REMOVED',
  rules: [],
  spent: [],
  firedVersions: [],
  stopped: null,
  updatedAt: () => 'service_now()',
} as const;

/** Stores plans and the settings of autoplay. */
@Injectable()
export class PlanStore {
  constructor(private readonly database: Database) {}

  /** The plan of a seat, also a removed one. */
  current(own: OwnSeat, within: Transaction): Promise<PlanRow | null> {
    return within.of(PlanRow).findOneBy(own);
  }

  /** Replaces the plan of the seat. */
  async put(own: OwnSeat, { dealNumber, rules }: NewPlan, within: Transaction): Promise<void> {
    await within.rows(PUT, { ...own, dealNumber, rules: JSON.stringify(rules) });
  }

  async remove(own: OwnSeat, within: Transaction): Promise<void> {
    await within.of(PlanRow).update({ ...own, status: Not('REMOVED') }, REMOVED);
  }

  /** Sets autoplay for a match; if `matchId` is null, sets the user's default. */
  async setAutoplay(
    userId: string,
    matchId: string | null,
    { mode, delay }: Autoplay,
    within: Sql = this.database,
  ): Promise<void> {
    const setting = { userId, matchId, mode, delay };
    await within.of(AutoplayRow).upsert(setting, ['userId', 'matchId']);
  }
}
