import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import type { StoredPlan } from '../domain/standing-orders.js';
import { PlanRow } from './tables.js';

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

/** Read whenever a match is shown to one of its players. */
const OF_USER = statement<StoredPlan, { userId: string; matchIds: readonly string[] }>(
  'plans-of-user',
  `SELECT ${columns(PlanRow)} FROM plans
   WHERE user_id = :userId AND match_id = ANY(:matchIds::uuid[]) AND status <> 'REMOVED'`,
);

/** Stores plans. They are secret to their owners, and found only with the owner's id. */
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

  /** The user's own plans in some matches, by match id. */
  async ofUser(
    userId: string,
    matchIds: readonly string[],
  ): Promise<ReadonlyMap<string, StoredPlan>> {
    const rows = await this.database.rows(OF_USER, { userId, matchIds });
    return new Map(rows.map((row) => [row.matchId, row]));
  }
}
