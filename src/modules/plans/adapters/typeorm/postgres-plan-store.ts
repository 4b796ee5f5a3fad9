import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { PlanStore } from '../../application/plan-store.js';
import type { NewPlan, OwnSeat } from '../../application/plan-store.js';
import type { StoredPlan } from '../../domain/stored-plan.js';

const RAISE = `
  UPDATE matches SET orders_revision = orders_revision + 1
  WHERE id = $1 AND status = 'IN_PROGRESS' RETURNING deal_number AS "dealNumber"`;

const CURRENT = `SELECT revision, status FROM plans
                 WHERE match_id = $1 AND seat = $2 AND user_id = $3`;

const PUT = `
  INSERT INTO plans (match_id, seat, user_id, revision, status, deal_number, rules)
  VALUES ($1, $2, $3, 1, 'ACTIVE', $4, $5)
  ON CONFLICT (match_id, seat) DO UPDATE SET revision = plans.revision + 1,
    user_id = excluded.user_id, status = 'ACTIVE', deal_number = excluded.deal_number,
    rules = excluded.rules, spent = '{}', fired_versions = '{}', stopped = NULL,
    updated_at = service_now()`;

/** Of a removed plan nothing is kept but that it was there. */
const REMOVE = `
  UPDATE plans SET revision = revision + 1, status = 'REMOVED', rules = '[]', spent = '{}',
    fired_versions = '{}', stopped = NULL, updated_at = service_now()
  WHERE match_id = $1 AND seat = $2 AND user_id = $3 AND status <> 'REMOVED'`;

const OF_USER = {
  name: 'plans-of-user',
  text: `SELECT match_id AS "matchId", revision, status, deal_number AS "dealNumber", rules,
           fired_versions AS "firedVersions", stopped, updated_at AS "updatedAt"
         FROM plans WHERE user_id = $1 AND match_id = ANY($2::uuid[]) AND status <> 'REMOVED'`,
};

@Injectable()
export class PostgresPlanStore extends PlanStore {
  constructor(private readonly database: Database) {
    super();
  }

  async raise(matchId: string, transaction: Transaction): Promise<number | null> {
    const rows = await transaction.query<{ dealNumber: number }[]>(RAISE, [matchId]);
    return rows[0]?.dealNumber ?? null;
  }

  async current(
    { matchId, seat, userId }: OwnSeat,
    transaction: Transaction,
  ): Promise<Pick<StoredPlan, 'revision' | 'status'> | null> {
    const [row] = await transaction.query<Pick<StoredPlan, 'revision' | 'status'>[]>(CURRENT, [
      matchId,
      seat,
      userId,
    ]);
    return row ?? null;
  }

  async put(own: OwnSeat, { dealNumber, rules }: NewPlan, transaction: Transaction): Promise<void> {
    const { matchId, seat, userId } = own;
    await transaction.query(PUT, [matchId, seat, userId, dealNumber, JSON.stringify(rules)]);
  }

  async remove({ matchId, seat, userId }: OwnSeat, transaction: Transaction): Promise<void> {
    await transaction.query(REMOVE, [matchId, seat, userId]);
  }

  async ofUser(
    userId: string,
    matchIds: readonly string[],
  ): Promise<ReadonlyMap<string, StoredPlan>> {
    const rows = await this.database.run<StoredPlan>(OF_USER, [userId, matchIds]);
    return new Map(rows.map((row) => [row.matchId, row]));
  }
}
