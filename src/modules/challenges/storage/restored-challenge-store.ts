import type { Database } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { addDomainEvents } from '../../../platform/events/outbox.js';

const COUNT = statement<{ count: number }>(
  'challenges-open-count',
  `SELECT count(*)::integer AS count FROM challenges WHERE status = 'OPEN'`,
);

/** Who is told that an open challenge was cancelled by a restore: its creator, and who has accepted a seat. */
const CANCEL_RESTORED = statement<object, { limit: number; number: number }>(
  'challenges-cancel-restored',
  `WITH cancelled AS (
     UPDATE challenges SET status = 'CANCELLED', updated_at = service_now()
     WHERE id IN (SELECT id FROM challenges WHERE status = 'OPEN' ORDER BY created_at LIMIT :limit)
     RETURNING id, creator_id),
   told AS (
     SELECT creator_id AS user_id FROM cancelled
     UNION SELECT s.user_id FROM cancelled c JOIN challenge_seats s ON s.challenge_id = c.id
       AND s.accepted AND NOT s.is_bot),
   happened AS (${addDomainEvents(`SELECT NULL::uuid, jsonb_build_array(jsonb_build_object(
     'type', 'SERVICE_RESTORED', 'userId', user_id, 'number', :number::integer))
     FROM told WHERE user_id IS NOT NULL`)})
   SELECT id FROM cancelled`,
);

/** Ends the challenges that were open when the database was restored. */
export class RestoredChallengeStore {
  constructor(private readonly database: Database) {}

  async count(): Promise<number> {
    return (await this.database.row(COUNT, {}))!.count;
  }

  /** Cancels up to `limit` challenges, and tells their players of the epoch with this number; returns how many. */
  async cancel(number: number, limit: number): Promise<number> {
    return (await this.database.rows(CANCEL_RESTORED, { number, limit })).length;
  }
}
