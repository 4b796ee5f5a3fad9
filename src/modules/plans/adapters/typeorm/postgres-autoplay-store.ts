import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { growingSeconds } from '../../../../platform/database/growing.js';
import type { Autoplay } from '../../../matches/application/index.js';
import { AutoplayStore } from '../../application/autoplay-store.js';
import type { DueAnswer } from '../../application/autoplay-store.js';

const SET = `
  INSERT INTO autoplay (user_id, match_id, mode, delay) VALUES ($1, $2, $3, $4)
  ON CONFLICT ON CONSTRAINT autoplay_once
    DO UPDATE SET mode = excluded.mode, delay = excluded.delay`;

const DEFAULT = {
  name: 'autoplay-default',
  text: 'SELECT mode, delay FROM autoplay WHERE user_id = $1 AND match_id IS NULL',
};

const IN_MATCHES = {
  name: 'autoplay-in-matches',
  text: `SELECT DISTINCT ON (m.id) m.id AS "matchId", a.mode, a.delay
         FROM unnest($2::uuid[]) AS m(id)
           JOIN autoplay a ON a.user_id = $1 AND (a.match_id = m.id OR a.match_id IS NULL)
         ORDER BY m.id, a.match_id NULLS LAST`,
};

const DUE = {
  name: 'autoplay-due',
  text: `SELECT d.match_id AS "matchId", d.version, d.seat, s.user_id AS "userId",
           s.substitute_id IS NULL AND coalesce((SELECT mode = 'FORCED' FROM autoplay a
             WHERE a.user_id = s.user_id AND (a.match_id = d.match_id OR a.match_id IS NULL)
             ORDER BY a.match_id NULLS LAST LIMIT 1), false) AS "isWanted"
         FROM autoplay_due d JOIN match_seats s ON s.match_id = d.match_id AND s.seat = d.seat
         WHERE d.due_at <= service_now() ORDER BY d.due_at LIMIT $1`,
};

const SETTLE = {
  name: 'autoplay-settle',
  text: 'DELETE FROM autoplay_due WHERE match_id = $1 AND version = $2',
};

const PUT_OFF = {
  name: 'autoplay-put-off',
  text: `UPDATE autoplay_due SET failures = failures + 1, due_at = service_now()
           + make_interval(secs => ${growingSeconds(60, 3600, 'failures')})
         WHERE match_id = $1 AND version = $2`,
};

/** Where nothing was said. */
const OFF: Autoplay = { mode: 'OFF', delay: 'NONE' };

@Injectable()
export class PostgresAutoplayStore extends AutoplayStore {
  constructor(private readonly database: Database) {
    super();
  }

  async set(
    userId: string,
    matchId: string | null,
    { mode, delay }: Autoplay,
    transaction: Transaction,
  ): Promise<void> {
    await transaction.query(SET, [userId, matchId, mode, delay]);
  }

  async defaultOf(userId: string): Promise<Autoplay> {
    const [row] = await this.database.run<Autoplay>(DEFAULT, [userId]);
    return row ?? OFF;
  }

  async inMatches(
    userId: string,
    matchIds: readonly string[],
  ): Promise<ReadonlyMap<string, Autoplay>> {
    const rows = await this.database.run<Autoplay & { matchId: string }>(IN_MATCHES, [
      userId,
      matchIds,
    ]);
    const said = new Map(rows.map(({ matchId, ...autoplay }) => [matchId, autoplay]));
    return new Map(matchIds.map((id) => [id, said.get(id) ?? OFF]));
  }

  due(limit: number): Promise<DueAnswer[]> {
    return this.database.run<DueAnswer & Record<string, unknown>>(DUE, [limit]);
  }

  async settle({ matchId, version }: DueAnswer): Promise<void> {
    await this.database.run(SETTLE, [matchId, version]);
  }

  async putOff({ matchId, version }: DueAnswer): Promise<void> {
    await this.database.run(PUT_OFF, [matchId, version]);
  }
}
