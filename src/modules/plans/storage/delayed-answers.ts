import { Injectable } from '@nestjs/common';
import { backoffSeconds } from '../../../platform/database/backoff.js';
import { Database } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { AutoplayDueRow } from './tables.js';

/** An action of a plan or autoplay whose delay is over. */
export interface DueAnswer {
  readonly matchId: string;
  readonly version: number;
  readonly seat: number;
  readonly userId: string;
  /** Whether the player still has the seat, and a plan or a wish that forced actions are played. */
  readonly isWanted: boolean;
}

const DUE = statement<DueAnswer, { limit: number }>(
  'autoplay-due',
  `SELECT d.match_id AS "matchId", d.version, d.seat, s.user_id AS "userId",
     s.substitute_id IS NULL AND (coalesce((SELECT mode = 'FORCED' FROM autoplay a
       WHERE a.user_id = s.user_id AND (a.match_id = d.match_id OR a.match_id IS NULL)
       ORDER BY a.match_id NULLS LAST LIMIT 1), false) OR EXISTS (SELECT FROM plans p
       WHERE p.match_id = d.match_id AND p.seat = d.seat AND p.status = 'ACTIVE')) AS "isWanted"
   FROM autoplay_due d JOIN match_players s ON s.match_id = d.match_id AND s.seat = d.seat
   WHERE d.due_at <= service_now() ORDER BY d.due_at LIMIT :limit`,
);

const PUT_OFF = {
  failures: () => 'failures + 1',
  dueAt: () => `service_now() + make_interval(secs => ${backoffSeconds(60, 3600, 'failures')})`,
};

/** The actions of plans and autoplay that are delayed. */
@Injectable()
export class DelayedAnswers {
  constructor(private readonly database: Database) {}

  /** The due answers, the longest due first. An answer is returned again until it is settled or put off. */
  due(limit: number): Promise<DueAnswer[]> {
    return this.database.rows(DUE, { limit });
  }

  async settle({ matchId, version }: DueAnswer): Promise<void> {
    await this.database.of(AutoplayDueRow).delete({ matchId, version });
  }

  /**
   * Tries again after a minute, then two, four … up to an hour, so that an answer that fails does not
   * delay others.
   */
  async putOff({ matchId, version }: DueAnswer): Promise<void> {
    await this.database.of(AutoplayDueRow).update({ matchId, version }, PUT_OFF);
  }
}
