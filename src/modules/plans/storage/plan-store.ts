import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import type { StoredPlan } from '../domain/standing-orders.js';
import { PlanRow } from './tables.js';

/** The seat of a user in a match. */
export type OwnSeat = Pick<PlanRow, 'matchId' | 'seat' | 'userId'>;

/** What a plan is to be from now on. */
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

/** Of a removed plan nothing is kept but that it was there. */
const REMOVED = {
  revision: () => 'revision + 1',
  status: 'REMOVED',
  rules: [],
  spent: [],
  firedVersions: [],
  stopped: null,
  updatedAt: () => 'service_now()',
} as const;

/** Asked whenever a match is shown to a player of it. */
const OF_USER = statement<StoredPlan, { userId: string; matchIds: readonly string[] }>(
  'plans-of-user',
  `SELECT ${columns(PlanRow)} FROM plans
   WHERE user_id = :userId AND match_id = ANY(:matchIds::uuid[]) AND status <> 'REMOVED'`,
);

/** Where plans live: each its owner's secret, found by the owner's id alone. */
@Injectable()
export class PlanStore {
  constructor(private readonly database: Database) {}

  /** The plan of a seat, a removed one too. */
  current(own: OwnSeat, within: Transaction): Promise<PlanRow | null> {
    return within.of(PlanRow).findOneBy(own);
  }

  /** Puts a plan in the place of the seat's last. */
  async put(own: OwnSeat, { dealNumber, rules }: NewPlan, within: Transaction): Promise<void> {
    await within.rows(PUT, { ...own, dealNumber, rules: JSON.stringify(rules) });
  }

  async remove(own: OwnSeat, within: Transaction): Promise<void> {
    await within.of(PlanRow).update({ ...own, status: Not('REMOVED') }, REMOVED);
  }

  /** The user's own plans in some matches, by the match's id. */
  async ofUser(
    userId: string,
    matchIds: readonly string[],
  ): Promise<ReadonlyMap<string, StoredPlan>> {
    const rows = await this.database.rows(OF_USER, { userId, matchIds });
    return new Map(rows.map((row) => [row.matchId, row]));
  }
}
